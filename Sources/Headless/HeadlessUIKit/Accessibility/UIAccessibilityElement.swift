/// An element that isn't a view, such as a part of a view that draws itself.
open class UIAccessibilityElement: UIResponder {
    /// The container of the element.
    open weak var accessibilityContainer: AnyObject?

    /// Kept and never read: it is for code that finds elements.
    open var accessibilityIdentifier: String?

    /// The frame in the coordinates of the container.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }

    override open var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    override var defaultAccessibilityFrame: CGRect {
        guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
        return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
}
