/// A choice of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// Does what choosing the action would do.
    public final func perform() { handler?(self) }
}

/// A message with choices. It is kept by the controller that presents it, not drawn.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    open var message: String?
    public private(set) final var preferredStyle: Style = .actionSheet
    public private(set) final var actions: [UIAlertAction] = []
    /// Kept and never read: alerts are not drawn.
    open var preferredAction: UIAlertAction?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// A sheet that offers to share things. It is kept by the controller that presents it, not drawn.
open class UIActivityViewController: UIViewController {
    public let activityItems: [Any]
    public let applicationActivities: [UIActivity]?
    /// Kept and never read: the sheet is not drawn.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Never called: nobody shares anything in a still.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void)?

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
}

/// A way to share things.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    }
}
