/// A sheet for sharing. The system's own content isn't drawn: only the screen behind is, which is reported.
open class UIActivityViewController: UIViewController {
    public let activityItems: [Any]
    public let applicationActivities: [UIActivity]?
    /// Kept and never read: the sheet isn't drawn.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Kept and never called: nothing is shared.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Kept and never read: the sheet isn't drawn.
    open var allowsProminentActivity = true

    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        activityItems = []
        applicationActivities = nil
        super.init(coder: coder)
    }

    override var undrawnName: String? { "UIActivityViewController" }
}

/// A way to share things. Nothing is shared.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    public enum Category: Int, Sendable { case action, share }

    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    }

    override public init() {
        super.init()
    }

    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open var activityViewController: UIViewController? { nil }
    /// Never called: the sheet isn't drawn.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Never called: nothing is shared.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Never called: nothing is shared.
    open func perform() {}
    /// Does nothing: nothing is shared.
    open func activityDidFinish(_ completed: Bool) {}
}
