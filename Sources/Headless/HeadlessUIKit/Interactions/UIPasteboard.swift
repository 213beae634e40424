/// The clipboard. It is kept in memory, for the lifetime of the program.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The general pasteboard, which is shared within the program.
    public static let general = UIPasteboard(.general)

    private static var named: [Name: UIPasteboard] = [:]

    public let name: Name

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    /// Returns the pasteboard of a name, created if `create` is true.
    public static func pasteboard(name: Name, create: Bool) -> UIPasteboard? {
        if name == .general { return general }
        if let found = named[name] { return found }
        guard create else { return nil }
        let pasteboard = UIPasteboard(name)
        named[name] = pasteboard
        return pasteboard
    }

    /// Returns a new pasteboard with a unique name.
    public static func withUniqueName() -> UIPasteboard {
        let pasteboard = UIPasteboard(Name(UUID().uuidString))
        named[pasteboard.name] = pasteboard
        return pasteboard
    }

    public static func remove(withName name: Name) { named[name] = nil }

    /// The current content; setting it counts as a change.
    private var contents: [Any] = [] { didSet { changeCount += 1 } }

    /// The number of changes of the content.
    open private(set) var changeCount = 0

    open var numberOfItems: Int { contents.count }

    open var string: String? {
        get { strings?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }

    open var strings: [String]? {
        get { values(String.self) }
        set { contents = newValue ?? [] }
    }

    open var url: URL? {
        get { urls?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }

    open var urls: [URL]? {
        get { values(URL.self) }
        set { contents = newValue ?? [] }
    }

    open var image: UIImage? {
        get { images?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }

    open var images: [UIImage]? {
        get { values(UIImage.self) }
        set { contents = newValue ?? [] }
    }

    open var color: UIColor? {
        get { colors?.first }
        set { contents = newValue.map { [$0] } ?? [] }
    }

    open var colors: [UIColor]? {
        get { values(UIColor.self) }
        set { contents = newValue ?? [] }
    }

    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }

    private func values<Value>(_ type: Value.Type) -> [Value]? {
        let found = contents.compactMap { $0 as? Value }
        return found.isEmpty ? nil : found
    }
}
