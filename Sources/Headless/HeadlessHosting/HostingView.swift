import Frames
import HeadlessSwiftUI
import HeadlessUIKit

/// A UIKit view that shows a SwiftUI view.
///
/// Its intrinsic size is the SwiftUI view's ideal size or, once constraints set a width, the size at that width.
class HostingView<Content: View>: UIView {
    private let graph: ViewGraph<Content>

    /// The name of the object that hosts the SwiftUI view, such as a controller's.
    var hostName = "HostingView"

    /// Whether the SwiftUI view stays clear of the areas that bars cover.
    var keepsClearOfBars = true { didSet { setNeedsLayout() } }

    var rootView: Content {
        get { graph.content }
        set {
            graph.content = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    init(rootView: Content) {
        graph = ViewGraph(rootView)
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A hosting view can't be created from a coder.") }

    override var frameName: String { hostName }

    // MARK: Sizes

    override var intrinsicContentSize: CGSize { contentSize(for: .unspecified) }

    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        let own = intrinsicContentSize
        guard width > 0, width < own.width else { return own }
        return CGSize(width: own.width, height: contentSize(for: ProposedViewSize(width: width, height: nil)).height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(for: ProposedViewSize(size)) }

    /// Returns the size of the SwiftUI view for a proposal, in points, rounded up to whole pixels: constraints place the
    /// view on them, and a text in less space loses its last line.
    func contentSize(for proposal: ProposedViewSize) -> CGSize {
        let root = graph.layOut(proposal, environment: EnvironmentValues(traitCollection))
        guard let size = root?.placement.size else { return .zero }
        return CGSize(width: RenderScale.roundUp(size.width), height: RenderScale.roundUp(size.height))
    }

    /// The SwiftUI view's settings for the bars around it.
    func screenBars() -> ScreenBars {
        graph.bars(ProposedViewSize(bounds.size), environment: EnvironmentValues(traitCollection))
    }

    // MARK: Drawing

    /// A SwiftUI view of another size than the UIKit view is centered in it.
    override func embeddedFrames() -> [Frame] {
        var environment = EnvironmentValues(traitCollection)
        if keepsClearOfBars { environment.safeAreaInsets = EdgeInsets(safeAreaInsets, environment.layoutDirection) }
        environment.allowsHitTesting = receivesTouches
        return graph.makeFrames(in: CGRect(origin: .zero, size: bounds.size), environment: environment)
    }
}

extension EdgeInsets {
    fileprivate init(_ insets: UIEdgeInsets, _ direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }
}
