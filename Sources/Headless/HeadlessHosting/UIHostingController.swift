import Frames
import HeadlessSwiftUI
import HeadlessUIKit

/// A controller whose view shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
    /// The SwiftUI view.
    public var rootView: Content {
        didSet { hostingView.rootView = rootView }
    }

    /// What the controller's view asks for as its own size.
    public var sizingOptions: UIHostingControllerSizingOptions = []

    private let hostingView: HostingView<Content>

    public init(rootView: Content) {
        self.rootView = rootView
        hostingView = HostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        hostingView = HostingView(rootView: rootView)
        super.init(coder: coder)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) needs a root view: use init(coder:rootView:).")
    }

    override open func loadView() {
        hostingView.frame = UIScreen.main.bounds
        view = hostingView
    }

    /// Returns the size that the SwiftUI view takes of a size, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        hostingView.sizeThatFits(size)
    }
}

/// The sizes that a hosting controller keeps up to date.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A UIKit view that shows a SwiftUI view.
final class HostingView<Content: View>: UIView {
    private let graph: ViewGraph<Content>

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
        backgroundColor = .systemBackground
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A hosting view has no coder.") }

    override var intrinsicContentSize: CGSize { contentSize(for: .unspecified) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(for: ProposedViewSize(size)) }

    private func contentSize(for proposal: ProposedViewSize) -> CGSize {
        graph.layOut(proposal, environment: environment)?.placement.size ?? .zero
    }

    /// A SwiftUI view that takes another size than the UIKit view has stands in its middle.
    override func embeddedFrames() -> [Frame] {
        graph.makeFrames(in: CGRect(origin: .zero, size: bounds.size), environment: environment)
    }

    private var environment: EnvironmentValues { EnvironmentValues(traitCollection) }
}
