import Frames
import Rendering

/// The geometry and appearance of a collection view's element.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The category of an element.
    public enum Category: Int, Sendable { case cell, supplementaryView, decorationView }

    /// The index path of the element in the data; for decorations, any unique path.
    open var indexPath: IndexPath
    /// The opacity from 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether the element is hidden.
    open var isHidden = false
    /// The position from back to front: elements with a greater index cover those with a smaller one.
    open var zIndex = 0
    /// The transform about the element's center.
    open var transform = CGAffineTransform.identity
    public internal(set) final var representedElementCategory = Category.cell
    /// The kind of a supplementary or decoration view.
    public internal(set) final var representedElementKind: String?

    /// The rectangle without the transform.
    private var rect = CGRect.zero

    /// How a self-sizing element is measured.
    final var sizing = ElementSizing.fitting

    /// The element's position in a list, if it is in one.
    final var listPosition: ListPosition?

    public required init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        super.init()
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    // MARK: Geometry

    /// The rectangle in the coordinates of the content; with a transform, the bounding box of the transformed element.
    open var frame: CGRect {
        get {
            guard !transform.isIdentity else { return rect }
            let centered = CGRect(x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height)
            return centered.applying(transform).offsetBy(dx: rect.midX, dy: rect.midY)
        }
        set { rect = newValue }
    }

    /// The element's size without the transform, in points.
    open var size: CGSize {
        get { rect.size }
        set {
            rect = CGRect(
                x: rect.midX - newValue.width / 2, y: rect.midY - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }

    open var center: CGPoint {
        get { CGPoint(x: rect.midX, y: rect.midY) }
        set { rect.origin = CGPoint(x: newValue.x - rect.width / 2, y: newValue.y - rect.height / 2) }
    }

    /// The element's own rectangle; its origin is always zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: rect.size) }
        set { size = newValue.size }
    }

    /// The rectangle without the transform.
    final var untransformedFrame: CGRect {
        get { rect }
        set { rect = newValue }
    }

    // MARK: Copying and comparing

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainQueue.run { copied() }
    }

    private func copied() -> UICollectionViewLayoutAttributes {
        let copy = type(of: self).init(forCellWith: indexPath)
        copy.rect = rect
        copy.alpha = alpha
        copy.isHidden = isHidden
        copy.zIndex = zIndex
        copy.transform = transform
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.sizing = sizing
        copy.listPosition = listPosition
        return copy
    }

    /// Returns whether the other object describes the same element with the same appearance. Subclasses with more
    /// properties also compare those.
    nonisolated override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainQueue.run { isSame(as: other) }
    }

    nonisolated override open var hash: Int { MainQueue.run { indexPath.hashValue } }

    private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && representedElementKind == other.representedElementKind && rect == other.rect
            && alpha == other.alpha && isHidden == other.isHidden && zIndex == other.zIndex
            && transform == other.transform && listPosition == other.listPosition
    }
}

/// How a self-sizing element is measured.
enum ElementSizing {
    /// The layout determines the size.
    case fixed
    /// Any size.
    case fitting
    /// At the layout's width, any height.
    case height
    /// At the layout's height, any width.
    case width

    var priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        switch self {
        case .fixed: (.required, .required)
        case .fitting: (.fittingSizeLevel, .fittingSizeLevel)
        case .height: (.required, .fittingSizeLevel)
        case .width: (.fittingSizeLevel, .required)
        }
    }
}
