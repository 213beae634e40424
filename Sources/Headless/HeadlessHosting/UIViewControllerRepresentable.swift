import Frames
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering

/// A UIKit controller as a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void

    /// Creates the controller; called once for each position in the hierarchy.
    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType

    /// Updates the controller; called in each layout pass.
    func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)

    /// For the removal of the controller. Never called: a picture is finished before that.
    static func dismantleUIViewController(
        _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)

    /// Makes the object that the controller reports to.
    func makeCoordinator() -> Self.Coordinator

    /// Returns the size of the controller's view for a proposal, in points; `nil` for all of it.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
    ) -> CGSize?

    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public var body: Never { preconditionFailure("\(Self.self) has no body.") }

    public static func _makeNodes(of view: Self, in context: BuildContext) -> [LayoutNode] {
        var view = view
        guard let context = context.connecting(&view) else { return [] }
        let held = context.store.value(for: context.identity) {
            Representation<UIViewControllerType, Coordinator>(coordinator: view.makeCoordinator())
        }
        let representable = UIViewControllerRepresentableContext<Self>(
            coordinator: held.coordinator, environment: context.environment)
        // Created under its parent's traits, so that its view has them from the start.
        let controller = held.product {
            context.environment.traits.performingAsCurrent {
                let made = view.makeUIViewController(context: representable)
                made.loadViewIfNeeded()
                return made
            }
        }
        controller.view.overrideTraits(asRepresented: context.environment.traits)
        view.updateUIViewController(controller, context: representable)
        let asked = view
        return [
            EmbeddedNode(in: context) { proposal in
                asked.sizeThatFits(proposal, uiViewController: controller, context: representable)
                    ?? proposal.replacingUnspecifiedDimensions()
            } makeFrame: { size in
                controller.appear()
                return controller.view.makeFrame(
                    proposing: ProposedSize(width: size.width, height: size.height))
            }
        ]
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The information that a representable controller has when it is created and updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction = Transaction()
    public let environment: EnvironmentValues

    init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
        self.coordinator = coordinator
        self.environment = environment
    }
}
