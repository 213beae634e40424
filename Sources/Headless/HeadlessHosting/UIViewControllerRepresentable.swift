import Frames
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering

/// A UIKit controller as a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void

    /// Makes the controller; asked once for each place in the hierarchy.
    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType

    /// Brings the controller up to date; asked in each pass.
    func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)

    /// Called when the controller is gone. A picture ends before: it never is.
    static func dismantleUIViewController(
        _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)

    /// Makes the object that the controller reports to.
    func makeCoordinator() -> Self.Coordinator

    /// Returns the size that the controller's view takes of a proposal in points; `nil`: all of it.
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
        // Made under the traits of its place, as its view is, which has them from the start.
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

/// What a representable controller knows when it is made and updated.
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
