import Foundation
import GoldenTesting
import HeadlessUIKit
import Testing

/// `.recursiveDescription` and `.hierarchy`.
@MainActor
struct HierarchyTests {
    @Test func aViewIsDescribedByWhatDiffersFromTheUsual() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let inner = UIView(frame: CGRect(x: 1 / 3.0, y: 1234567, width: 0.5, height: 20))
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleHeight]
        inner.clipsToBounds = true
        inner.alpha = 0.25
        inner.isHidden = true
        inner.isOpaque = false
        inner.tag = 3
        view.addSubview(inner)
        #expect(
            try Snapshotting<UIView, String>.recursiveDescription.text(of: view) == """
                <UIView; frame = (0 0; 100 50); layer = <CALayer>>
                   | <UIView; frame = (0.333333 1.23457e+06; 0.5 20); clipsToBounds = YES; alpha = 0.25; hidden = YES; \
                opaque = NO; autoresize = W+TM+H; tag = 3; layer = <CALayer>>
                """)
    }

    @Test func viewsAreLaidOutAsInASimulatorUnlessAScaleIsGiven() throws {
        func labelHeight(_ traits: UITraitCollection) throws -> String? {
            let label = UILabel()
            label.text = "Leia"
            label.translatesAutoresizingMaskIntoConstraints = false
            let controller = UIViewController()
            controller.view.addSubview(label)
            label.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
            let strategy = Snapshotting<UIViewController, String>.recursiveDescription(on: .iPhone8, traits: traits)
            return try strategy.text(of: controller).split(separator: "; ").first { $0.hasPrefix("text") }.map { _ in
                "\(label.frame.height)"
            }
        }
        #expect(try labelHeight(UITraitCollection())?.hasPrefix("20.33") == true)
        #expect(try labelHeight(UITraitCollection(displayScale: 2)) == "20.5")
    }

    @Test func aControllersViewFollowsTheOneAroundIt() throws {
        let text = try Snapshotting<UIViewController, String>.recursiveDescription(on: .iPhoneSe)
            .text(of: UIViewController())
        #expect(text == "<UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>")
    }

    @Test func labelsHaveTheirTextAndTheirOwnLayer() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = "1 'tea'"
        #expect(
            try Snapshotting<UIView, String>.recursiveDescription.text(of: label) == """
                <UILabel; frame = (0 0; 40 20); text = '1 'tea''; userInteractionEnabled = NO; layer = <_UILabelLayer>>
                """)
    }

    @Test func controllersSayWhetherTheyAreToBeSeen() throws {
        final class OrderController: UIViewController {}
        let order = UINavigationController(rootViewController: UIViewController())
        order.pushViewController(OrderController(), animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            order, UINavigationController(rootViewController: OrderController()), OrderController(),
        ]
        #expect(
            try Snapshotting<UIViewController, String>.hierarchy.text(of: tabs) == """
                <UITabBarController>, state: appeared, view: <UILayoutContainerView>
                   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
                   |    | <UIViewController>, state: disappeared, view: (view not loaded)
                   |    | <OrderController>, state: appeared, view: <UIView>
                   | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window
                   |    | <OrderController>, state: disappeared, view: (view not loaded)
                   | <OrderController>, state: disappeared, view: (view not loaded)
                """)
        #expect(!order.isBeingPresented)
    }
}
