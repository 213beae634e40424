import Frames
import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering
import XCTest

/// UIKit's views and controllers in SwiftUI's layout.
final class UIKitInSwiftUITests: XCTestCase {
    /// A view with an intrinsic size.
    private final class Badge: UIView {
        var own = CGSize(width: 30, height: 20)

        override var intrinsicContentSize: CGSize { own }
    }

    private struct BadgeView: UIViewRepresentable {
        var hugging = UILayoutPriority.defaultLow
        var resistance = UILayoutPriority.defaultHigh

        func makeUIView(context: Context) -> Badge { Badge() }

        func updateUIView(_ badge: Badge, context: Context) {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                badge.setContentHuggingPriority(hugging, for: axis)
                badge.setContentCompressionResistancePriority(resistance, for: axis)
            }
        }
    }

    private func sizes<Content: View>(
        of name: String, width: CGFloat? = 100, height: CGFloat? = 50, @ViewBuilder in content: @MainActor () -> Content
    ) -> [CGSize] {
        MainQueue.run {
            ViewFrames(content()).makeFrame(proposing: ProposedSize(width: width, height: height))
                .rects(named: name).map(\.size)
        }
    }

    func testSwiftUISaysWhyAViewIsAsLargeAsItIs() {
        let frame = TreeTags.withReasons.marking {
            MainQueue.run { ViewFrames(BadgeView().frame(width: 80)).makeFrame(proposing: ProposedSize(width: 100)) }
        }
        let badge = FrameTree(frame).nodes.first { $0.frame.origin.type == "Badge" }
        XCTAssertEqual(
            badge?.details.layout?.width.map(\.text), ["the size of the view at the proposed 80", ".frame(width: 80)"])
    }

    // MARK: Sizes

    func testAViewTakesWhatItsPrioritiesAllow() {
        XCTAssertEqual(sizes(of: "Badge") { BadgeView() }, [CGSize(width: 100, height: 50)])
        XCTAssertEqual(sizes(of: "Badge") { BadgeView(hugging: .required) }, [CGSize(width: 30, height: 20)])
        XCTAssertEqual(sizes(of: "Badge") { BadgeView().fixedSize() }, [CGSize(width: 30, height: 20)])
        XCTAssertEqual(
            sizes(of: "Badge", width: 12, height: 12) { BadgeView() }, [CGSize(width: 30, height: 20)])
        XCTAssertEqual(
            sizes(of: "Badge", width: 12, height: 12) { BadgeView(resistance: .defaultLow) },
            [CGSize(width: 12, height: 12)])
    }

    func testAViewWithoutASizeOfItsOwnTakesTheProposal() {
        struct Empty: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
            func updateUIView(_ view: UIView, context: Context) { view.accessibilityIdentifier = "empty" }
        }
        XCTAssertEqual(sizes(of: "empty") { Empty() }, [CGSize(width: 100, height: 50)])
        XCTAssertEqual(sizes(of: "empty") { Empty().frame(width: 10, height: 5) }, [CGSize(width: 10, height: 5)])
        XCTAssertEqual(sizes(of: "empty") { Empty().frame(width: 0, height: 0) }, [.zero])
    }

    func testAViewWithConstraintsTakesTheSizeTheyGive() {
        struct Boxed: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let view = UIView()
                view.accessibilityIdentifier = "boxed"
                let inner = UIView()
                inner.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(inner)
                NSLayoutConstraint.activate([
                    inner.widthAnchor.constraint(equalToConstant: 40),
                    inner.heightAnchor.constraint(equalToConstant: 16),
                    inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 2),
                    inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -2),
                    inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
                    inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -3),
                ])
                return view
            }

            func updateUIView(_ view: UIView, context: Context) {}
        }
        XCTAssertEqual(sizes(of: "boxed") { Boxed().fixedSize() }, [CGSize(width: 46, height: 20)])
    }

    func testALabelWrapsInTheWidthThatIsProposed() {
        struct Paragraph: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel {
                let label = UILabel()
                label.numberOfLines = 0
                label.text = "A text that is longer than one narrow line"
                label.setContentHuggingPriority(.required, for: .vertical)
                label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
                return label
            }

            func updateUIView(_ label: UILabel, context: Context) {}
        }
        let heights = [400, 120].map { width in
            sizes(of: "UILabel", width: width, height: nil) { Paragraph() }.first?.height ?? 0
        }
        XCTAssertEqual(heights[0], 21)
        XCTAssertGreaterThan(heights[1], 42)
    }

    func testTheSizeThatAViewSaysItTakesIsTaken() {
        struct Half: UIViewRepresentable {
            func makeUIView(context: Context) -> Badge { Badge() }
            func updateUIView(_ badge: Badge, context: Context) {}
            func sizeThatFits(_ proposal: ProposedViewSize, uiView: Badge, context: Context) -> CGSize? {
                proposal.width.map { CGSize(width: $0 / 2, height: uiView.own.height) }
            }
        }
        XCTAssertEqual(sizes(of: "Badge") { Half() }, [CGSize(width: 50, height: 20)])
        XCTAssertEqual(sizes(of: "Badge", width: nil, height: nil) { Half() }, [CGSize(width: 30, height: 20)])
    }

    // MARK: Life

    /// Counts the calls of a representable's methods.
    private final class Calls: @unchecked Sendable {
        var made = 0
        var coordinators = 0
        var updates: [Int] = []
    }

    private struct Counted: UIViewRepresentable {
        final class Coordinator {
            var count = 0
        }

        let calls: Calls
        @Binding var value: Int

        func makeCoordinator() -> Coordinator {
            calls.coordinators += 1
            return Coordinator()
        }

        func makeUIView(context: Context) -> UILabel {
            calls.made += 1
            return UILabel()
        }

        func updateUIView(_ label: UILabel, context: Context) {
            context.coordinator.count += 1
            calls.updates.append(value)
            label.text = "\(value), \(context.coordinator.count)"
        }
    }

    private struct Changing: View {
        let calls: Calls
        @State private var value = 1

        var body: some View {
            Counted(calls: calls, value: $value)
                .onAppear { value = 7 }
        }
    }

    func testAViewIsMadeOnceAndUpdatedInEachPass() {
        let calls = Calls()
        let text = MainQueue.run {
            ViewFrames(Changing(calls: calls)).makeFrame(proposing: ProposedSize(width: 100, height: 20))
                .firstText
        }
        XCTAssertEqual(calls.made, 1)
        XCTAssertEqual(calls.coordinators, 1)
        XCTAssertEqual(calls.updates, [1, 7])
        XCTAssertEqual(text, "7, 2")
    }

    func testACoordinatorMayChangeAState() {
        struct Slider: UIViewRepresentable {
            @Binding var width: CGFloat

            final class Coordinator: NSObject {
                var slider: Slider
                init(_ slider: Slider) { self.slider = slider }
                @MainActor func report() { slider.width = 44 }
            }

            func makeCoordinator() -> Coordinator { Coordinator(self) }

            func makeUIView(context: Context) -> UIView {
                context.coordinator.report()
                return UIView()
            }

            func updateUIView(_ view: UIView, context: Context) {}
        }
        struct Form: View {
            @State private var width: CGFloat = 10

            var body: some View {
                VStack {
                    Box(width: width)
                    Slider(width: $width)
                }
            }
        }
        XCTAssertEqual(sizes(of: "Box") { Form() }.map(\.width), [44])
    }

    // MARK: Environment

    func testTheEnvironmentBecomesTraits() {
        struct Reading: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {
                view.accessibilityIdentifier =
                    [
                        view.traitCollection.userInterfaceStyle == .dark ? "dark" : "light",
                        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "mirrored" : "plain",
                        view.traitCollection.preferredContentSizeCategory == .accessibilityLarge ? "large" : "usual",
                        context.environment.colorScheme == .dark ? "dark" : "light",
                    ].joined(separator: " ")
            }
        }
        XCTAssertEqual(sizes(of: "light plain usual light") { Reading() }.count, 1)
        XCTAssertEqual(
            sizes(of: "dark mirrored large dark") {
                Reading()
                    .environment(\.colorScheme, .dark)
                    .environment(\.layoutDirection, .rightToLeft)
                    .dynamicTypeSize(.accessibility2)
            }.count, 1)
    }

    // MARK: Controllers

    private final class Screen: UIViewController {
        private(set) var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("viewDidLoad")
            view.accessibilityIdentifier = "screen"
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("viewWillAppear")
            view.backgroundColor = .red
        }
    }

    private struct ScreenView: UIViewControllerRepresentable {
        let keep: (Screen) -> Void

        func makeUIViewController(context: Context) -> Screen {
            let screen = Screen()
            keep(screen)
            return screen
        }

        func updateUIViewController(_ screen: Screen, context: Context) {}
    }

    func testAControllerAppearsAndTakesTheProposal() {
        let calls = MainQueue.run { () -> [[String]] in
            var screens: [Screen] = []
            let frame = ViewFrames(ScreenView { screens.append($0) }.padding(10))
                .makeFrame(proposing: ProposedSize(width: 100, height: 50))
            XCTAssertEqual(frame.rects(named: "screen"), [CGRect(x: 10, y: 10, width: 80, height: 30)])
            return screens.map(\.calls)
        }
        XCTAssertEqual(calls, [["viewDidLoad", "viewWillAppear"]])
    }

    // MARK: Nested

    func testUIKitInSwiftUIInUIKit() {
        let frame = MainQueue.run { () -> Frame in
            let controller = UIHostingController(rootView: BadgeView(hugging: .required).padding(5))
            let stack = UIStackView(arrangedSubviews: [controller.view, UIView()])
            stack.alignment = .top
            return stack.makeFrame(proposing: ProposedSize(width: 100, height: 60))
        }
        XCTAssertEqual(frame.rects(named: "Badge"), [CGRect(x: 5, y: 5, width: 30, height: 20)])
        XCTAssertEqual(frame.rects(named: "UIHostingController"), [CGRect(x: 0, y: 0, width: 40, height: 30)])
    }

    func testSwiftUIInUIKitInSwiftUI() {
        struct Hosted: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                UIHostingController(rootView: Box(width: 24, height: 8)).view
            }

            func updateUIView(_ view: UIView, context: Context) {}
        }
        XCTAssertEqual(sizes(of: "Box") { Hosted().fixedSize() }, [CGSize(width: 24, height: 8)])
    }

    func testAStateInTheInnermostViewChangesTheOutermostLayout() {
        struct Growing: View {
            @State private var width: CGFloat = 10

            var body: some View { Box(width: width).onAppear { width = 26 } }
        }
        struct Hosted: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIHostingController<Growing> {
                UIHostingController(rootView: Growing())
            }

            func updateUIViewController(_ controller: UIHostingController<Growing>, context: Context) {}

            func sizeThatFits(
                _ proposal: ProposedViewSize, uiViewController: UIHostingController<Growing>, context: Context
            ) -> CGSize? {
                uiViewController.view.intrinsicContentSize
            }
        }
        XCTAssertEqual(sizes(of: "UIHostingController") { Hosted() }.map(\.width), [26])
    }
}
