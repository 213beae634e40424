import Frames
import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering
import XCTest

/// SwiftUI views in UIKit's hierarchies.
final class SwiftUIInUIKitTests: XCTestCase {
    // MARK: Sizes

    func testAutoLayoutTakesTheSizeOfTheSwiftUIView() {
        let rects = MainQueue.run { () -> [CGRect] in
            let controller = UIHostingController(rootView: Box(width: 40, height: 30))
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            controller.view.translatesAutoresizingMaskIntoConstraints = false
            screen.addSubview(controller.view)
            NSLayoutConstraint.activate([
                controller.view.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
                controller.view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 8),
            ])
            return screen.makeFrame(proposing: ProposedSize(width: 200, height: 100)).rects(named: "Box")
        }
        XCTAssertEqual(rects, [CGRect(x: 80, y: 8, width: 40, height: 30)])
    }

    func testATextWrapsInTheWidthThatConstraintsLeave() {
        let heights = MainQueue.run {
            [400, 120].map { width -> CGFloat in
                let controller = UIHostingController(rootView: Text("A text that is longer than one narrow line"))
                let row = UIStackView(arrangedSubviews: [controller.view])
                return row.makeFrame(proposing: ProposedSize(width: width)).rect.height
            }
        }
        XCTAssertEqual(heights[0], 21)
        XCTAssertGreaterThan(heights[1], 42)
    }

    func testAStackViewPlacesHostedViewsAmongItsOwn() {
        let frame = MainQueue.run { () -> Frame in
            let label = UIView()
            label.heightAnchor.constraint(equalToConstant: 20).isActive = true
            let stack = UIStackView(arrangedSubviews: [
                UIHostingController(rootView: Box(height: 12)).view, label,
                UIHostingController(rootView: Box(height: 7)).view,
            ])
            stack.axis = .vertical
            stack.spacing = 5
            return stack.makeFrame(proposing: ProposedSize(width: 100))
        }
        XCTAssertEqual(frame.rects(named: "Box").map(\.minY), [0, 42])
        XCTAssertEqual(frame.rect.height, 49)
    }

    func testSizesThatFit() {
        MainQueue.run {
            let controller = UIHostingController(
                rootView: HStack(spacing: 0) {
                    Box(width: 30); Spacer(minLength: 4)
                })
            XCTAssertEqual(controller.sizeThatFits(in: CGSize(width: 80, height: 50)), CGSize(width: 80, height: 10))
            XCTAssertEqual(controller.view.intrinsicContentSize, CGSize(width: 34, height: 10))
            XCTAssertEqual(controller.preferredContentSize, .zero)
            controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
            XCTAssertEqual(controller.preferredContentSize, CGSize(width: 34, height: 10))
            controller.rootView = HStack(spacing: 0) {
                Box(width: 50); Spacer(minLength: 4)
            }
            XCTAssertEqual(controller.preferredContentSize, CGSize(width: 54, height: 10))
        }
    }

    // MARK: Controllers

    func testAControllerIsDrawnWithItsViewInTheMiddle() {
        let frame = MainQueue.run {
            UIHostingController(rootView: Box(width: 20, height: 10))
                .makeFrame(proposing: ProposedSize(width: 100, height: 50))
        }
        XCTAssertEqual(frame.name, "UIHostingController")
        XCTAssertEqual(frame.rects(named: "Box"), [CGRect(x: 40, y: 20, width: 20, height: 10)])
    }

    func testTheSafeAreaIsKeptClearUnlessTheControllerIgnoresIt() {
        func box(_ regions: SafeAreaRegions, _ direction: UITraitEnvironmentLayoutDirection) -> [CGRect] {
            MainQueue.run {
                let controller = UIHostingController(rootView: Box(height: nil))
                controller.safeAreaRegions = regions
                controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 3, bottom: 10, right: 7)
                controller.view.overrideTraits(UITraitCollection(layoutDirection: direction))
                return controller.makeFrame(proposing: ProposedSize(width: 100, height: 60)).rects(named: "Box")
            }
        }
        let safe = CGRect(x: 3, y: 20, width: 90, height: 30)
        XCTAssertEqual(box(.all, .leftToRight), [safe])
        XCTAssertEqual(box(.all, .rightToLeft), [safe])
        XCTAssertEqual(box([], .leftToRight), [CGRect(x: 0, y: 0, width: 100, height: 60)])
    }

    func testAChildControllerIsDrawnInItsParent() {
        final class Parent: UIViewController {
            let child = UIHostingController(rootView: Box(width: 20, height: 10))

            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(child)
                view.addSubview(child.view)
                child.view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
                child.didMove(toParent: self)
            }
        }
        let rects = MainQueue.run {
            Parent().makeFrame(proposing: ProposedSize(width: 100, height: 100)).rects(named: "Box")
        }
        XCTAssertEqual(rects, [CGRect(x: 20, y: 25, width: 20, height: 10)])
    }

    private final class ProfileController: UIHostingController<Box> {
        override init(rootView: Box) { super.init(rootView: rootView) }

        required init?(coder: NSCoder) { super.init(coder: coder, rootView: Box(width: 5)) }
    }

    private final class PlainController: UIHostingController<Box> {}

    func testASubclassGivesItsNameAndCanComeFromACoder() {
        MainQueue.run {
            let frame = ProfileController(rootView: Box(width: 20))
                .makeFrame(proposing: ProposedSize(width: 50, height: 50))
            XCTAssertEqual(frame.name, "ProfileController")
            XCTAssertEqual(ProfileController(coder: NSCoder())?.rootView.width, 5)
        }
    }

    func testAControllerWithoutAViewInItsCoderIsReportedAndIsNone() {
        let lines = reported {
            MainQueue.run { XCTAssertNil(PlainController(coder: NSCoder())) }
        }
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(lines.first?.hasPrefix("PlainController can't be created from a coder") ?? false, "\(lines)")
    }

    // MARK: Traits

    private struct Surroundings: View {
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.layoutDirection) private var layoutDirection
        @Environment(\.dynamicTypeSize) private var dynamicTypeSize

        var body: some View {
            HStack(spacing: 0) {
                Color.blue.frame(width: 10)
                Color(UIColor.systemBackground).frame(width: colorScheme == .dark ? 20 : 30)
                Color.green.frame(width: dynamicTypeSize == .accessibility3 ? 7 : 5)
            }
        }
    }

    func testTraitsBecomeTheEnvironment() {
        func widths(_ traits: UITraitCollection) -> [CGFloat] {
            MainQueue.run {
                let controller = UIHostingController(rootView: Surroundings().frame(width: 100, height: 10))
                controller.view.overrideTraits(traits)
                var colors: [CGRect] = []
                controller.makeFrame(proposing: ProposedSize(width: 100, height: 10)).forEach { inner, rect in
                    if inner.name == "Color" { colors.append(rect) }
                }
                return colors.sorted { $0.minX < $1.minX }.map(\.width)
            }
        }
        XCTAssertEqual(widths(UITraitCollection()), [10, 30, 5])
        XCTAssertEqual(widths(UITraitCollection(userInterfaceStyle: .dark)), [10, 20, 5])
        XCTAssertEqual(widths(UITraitCollection(layoutDirection: .rightToLeft)), [5, 30, 10])
        XCTAssertEqual(
            widths(UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)), [10, 30, 7])
    }

    func testAViewThatIsDarkInALightScreenIsDark() {
        let fills = MainQueue.run { () -> [Paint] in
            let controller = UIHostingController(rootView: Color(UIColor.systemBackground))
            controller.overrideUserInterfaceStyle = .dark
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            screen.addSubview(controller.view)
            controller.view.frame = screen.bounds
            return screen.makeFrame(proposing: ProposedSize(width: 20, height: 20)).fills(named: "Color")
        }
        XCTAssertEqual(fills, [.color(RGBA(hex: 0x000000))])
    }

    // MARK: States

    private struct Counter: View {
        @State private var count = 1

        var body: some View {
            Box(width: CGFloat(10 * count))
                .onAppear { count = 3 }
        }
    }

    func testAStateThatChangesOnAppearanceHasItsSizeInAutoLayout() {
        let rects = MainQueue.run { () -> [CGRect] in
            let stack = UIStackView(arrangedSubviews: [UIHostingController(rootView: Counter()).view, UIView()])
            return stack.makeFrame(proposing: ProposedSize(width: 100, height: 10)).rects(named: "Box")
        }
        XCTAssertEqual(rects.map(\.width), [30])
    }

    func testARootViewThatIsSetIsDrawnAndKeepsItsStates() {
        struct Row: View {
            let height: CGFloat
            @State private var width: CGFloat = 5

            var body: some View { Box(width: width, height: height).onAppear { width = 25 } }
        }
        MainQueue.run {
            let controller = UIHostingController(rootView: Row(height: 10))
            let proposal = ProposedSize(width: 100, height: 100)
            XCTAssertEqual(
                controller.makeFrame(proposing: proposal).rects(named: "Box")[0].size, CGSize(width: 25, height: 10))
            controller.rootView = Row(height: 40)
            XCTAssertEqual(
                controller.makeFrame(proposing: proposal).rects(named: "Box")[0].size, CGSize(width: 25, height: 40))
        }
    }
}
