import Frames
import HeadlessSwiftUI
import HeadlessUIKit

/// A UIKit view as a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void

    /// Makes the view; asked once for each place in the hierarchy.
    func makeUIView(context: Self.Context) -> Self.UIViewType

    /// Brings the view up to date; asked in each pass.
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

    /// Called when the view is gone. A picture ends before: it never is.
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)

    /// Makes the object that the view reports to.
    func makeCoordinator() -> Self.Coordinator

    /// Returns the size that the view takes of a proposal in points; `nil`: as its own size and priorities say.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?

    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public var body: Never { preconditionFailure("\(Self.self) has no body.") }

    public static func _makeNodes(of view: Self, in context: BuildContext) -> [LayoutNode] {
        var view = view
        guard let context = context.connecting(&view) else { return [] }
        let held = context.store.value(for: context.identity) {
            Representation<UIViewType, Coordinator>(coordinator: view.makeCoordinator())
        }
        let representable = UIViewRepresentableContext<Self>(
            coordinator: held.coordinator, environment: context.environment)
        let uiView = held.product { view.makeUIView(context: representable) }
        uiView.overrideTraits(context.environment.traits)
        view.updateUIView(uiView, context: representable)
        let asked = view
        return [
            EmbeddedNode(in: context) { proposal in
                asked.sizeThatFits(proposal, uiView: uiView, context: representable) ?? uiView.hostedSize(for: proposal)
            } makeFrame: { size in
                uiView.makeFrame(proposing: ProposedSize(width: size.width, height: size.height))
            }
        ]
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable view knows when it makes and updates its UIKit view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction = Transaction()
    public let environment: EnvironmentValues

    init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
        self.coordinator = coordinator
        self.environment = environment
    }
}

/// The UIKit object of a representable view and its coordinator, kept from pass to pass.
final class Representation<Product: AnyObject, Coordinator> {
    let coordinator: Coordinator
    private var product: Product?

    init(coordinator: Coordinator) {
        self.coordinator = coordinator
    }

    func product(make: () -> Product) -> Product {
        if let product { return product }
        let made = make()
        product = made
        return made
    }
}

extension UIView {
    /// The size that SwiftUI gives the view: between its own size and the proposal, as far as its priorities let it.
    ///
    /// A side with a hugging priority of 750 or more grows no further than the view's own size, and one with a
    /// compression resistance of 750 or more doesn't fall below it. A side without a size of its own takes the proposal.
    func hostedSize(for proposal: ProposedViewSize) -> CGSize {
        var own = intrinsicContentSize
        if own.width == UIView.noIntrinsicMetric && own.height == UIView.noIntrinsicMetric {
            let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if fitting.width > 0 || fitting.height > 0 { own = fitting }
        }
        let width = length(proposal.width, own: own.width, axis: .horizontal)
        // The height of text follows its width.
        if own.height != UIView.noIntrinsicMetric, let wrapped = intrinsicContentSize(forWidth: width) {
            own.height = wrapped.height
        }
        return CGSize(width: width, height: length(proposal.height, own: own.height, axis: .vertical))
    }

    private func length(_ proposal: CGFloat?, own: CGFloat, axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard own != UIView.noIntrinsicMetric else { return proposal ?? 10 }
        guard let proposal else { return own }
        let least = contentCompressionResistancePriority(for: axis) >= .defaultHigh ? own : 0
        let most = contentHuggingPriority(for: axis) >= .defaultHigh ? own : CGFloat.infinity
        return min(max(proposal, least), most)
    }
}
