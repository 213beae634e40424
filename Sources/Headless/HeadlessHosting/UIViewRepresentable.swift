import Frames
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering

/// A UIKit view as a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void

    /// Creates the view; called once for each position in the hierarchy.
    func makeUIView(context: Self.Context) -> Self.UIViewType

    /// Updates the view; called in each layout pass.
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

    /// For the removal of the view. Never called: a picture is finished before that.
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)

    /// Makes the object that the view reports to.
    func makeCoordinator() -> Self.Coordinator

    /// Returns the size of the view for a proposal, in points; `nil` to use its intrinsic size and priorities.
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
        let uiView = held.product {
            context.environment.traits.performingAsCurrent { view.makeUIView(context: representable) }
        }
        uiView.overrideTraits(asRepresented: context.environment.traits)
        view.updateUIView(uiView, context: representable)
        let asked = view
        return [
            EmbeddedNode(in: context) { proposal in
                asked.sizeThatFits(proposal, uiView: uiView, context: representable) ?? uiView.hostedSize(for: proposal)
            } makeFrame: { size in
                let proposal = ProposedSize(width: size.width, height: size.height)
                guard uiView.isUserInteractionEnabled, !context.environment.allowsHitTesting else {
                    return uiView.makeFrame(proposing: proposal)
                }
                uiView.isUserInteractionEnabled = false
                defer { uiView.isUserInteractionEnabled = true }
                return uiView.makeFrame(proposing: proposal)
            }
        ]
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The information that a representable view has when it creates and updates its UIKit view.
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
