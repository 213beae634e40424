/// An action of an alert.
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

    /// Performs the action.
    public final func perform() { handler?(self) }
}

/// A message with actions: a card in the center of the screen, or cards at its bottom. A picture of the presenting
/// controller shows it.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    public enum Severity: Int, Sendable { case `default`, critical }

    open var message: String? { didSet { reload() } }
    public private(set) final var preferredStyle: Style = .actionSheet
    public private(set) final var actions: [UIAlertAction] = []

    /// The action with the bold title; by default, the cancel action.
    open var preferredAction: UIAlertAction? { didSet { reload() } }

    /// The fields of an alert, from top to bottom.
    public private(set) final var textFields: [UITextField]?
    /// Kept and never read: all alerts on phones look the same.
    open var severity: Severity = .default

    override open var title: String? { didSet { reload() } }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        reload()
    }

    /// Adds a field below the message. Only alerts can have fields, not action sheets.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "Text fields can only be added to an alert of style .alert")
        let field = UITextField()
        field.font = .systemFont(ofSize: 13)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        reload()
    }

    override open func loadView() {
        view = AlertView(self)
    }

    private func reload() { (viewIfLoaded as? AlertView)?.reload() }
}
