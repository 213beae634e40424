/// An element that is no view: a part of one that draws itself.
open class UIAccessibilityElement: UIResponder {
    /// What the element is in.
    open weak var accessibilityContainer: AnyObject?

    /// Kept and never read: code finds elements by it.
    open var accessibilityIdentifier: String?

    /// The frame in the coordinates of the container, which it moves with.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }

    override open var isAccessibilityElement: Bool {
        get { said?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    override var ownAccessibilityFrame: CGRect {
        guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
        return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
}
