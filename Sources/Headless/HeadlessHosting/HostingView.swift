import Frames
import HeadlessSwiftUI
import HeadlessUIKit

/// A UIKit view that shows a SwiftUI view.
///
/// Its own size is the one that the SwiftUI view takes without a proposal, and with the width that constraints give it
/// once they do.
class HostingView<Content: View>: UIView {
    private let graph: ViewGraph<Content>

    /// The name of what hosts the SwiftUI view, such as that of a controller.
    var hostName = "HostingView"

    /// Whether the SwiftUI view keeps clear of what bars cover.
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
    required init?(coder: NSCoder) { fatalError("A hosting view has no coder.") }

    override var frameName: String { hostName }

    // MARK: Sizes

    override var intrinsicContentSize: CGSize { contentSize(for: .unspecified) }

    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        let own = intrinsicContentSize
        guard width > 0, width < own.width else { return own }
        return CGSize(width: own.width, height: contentSize(for: ProposedViewSize(width: width, height: nil)).height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(for: ProposedViewSize(size)) }

    /// The size that the SwiftUI view takes of a proposal, in points.
    func contentSize(for proposal: ProposedViewSize) -> CGSize {
        graph.layOut(proposal, environment: EnvironmentValues(traitCollection))?.placement.size ?? .zero
    }

    /// What the SwiftUI view says to the bars around it.
    func screenBars() -> ScreenBars {
        graph.bars(ProposedViewSize(bounds.size), environment: EnvironmentValues(traitCollection))
    }

    // MARK: Drawing

    /// A SwiftUI view that takes another size than the UIKit view has stands in its middle.
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
