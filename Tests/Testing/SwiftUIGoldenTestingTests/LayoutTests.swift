import Frames
import GoldenTesting
import HeadlessSwiftUI
import HeadlessUIKit
import SwiftUIGoldenTesting
import XCTest

/// The size of pictures of SwiftUI views, and their traits.
final class LayoutTests: XCTestCase {
    private var badge: some View { Badge().accessibilityIdentifier("badge") }

    private func place(
        _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection = UITraitCollection()
    ) -> [String] {
        text(of: badge, as: .frames(layout: layout, traits: traits)).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    func testTheContentDeterminesTheSize() {
        XCTAssertEqual(picture(of: badge, as: .image).size, CGSize(width: 40, height: 20))
        XCTAssertEqual(picture(of: badge, as: .image(layout: .sizeThatFits)).size, CGSize(width: 40, height: 20))
    }

    func testAViewIsCenteredInAFixedSize() {
        let layout = SwiftUISnapshotLayout.fixed(width: 100, height: 60)
        XCTAssertEqual(picture(of: badge, as: .image(layout: layout)).size, CGSize(width: 100, height: 60))
        let lines = place(layout)
        XCTAssertTrue(lines[0].contains("100 × 60") || lines[0].contains("100"), lines[0])
        XCTAssertTrue(lines.contains { $0.contains("badge") && $0.contains("30") && $0.contains("20") }, "\(lines)")
    }

    func testADeviceGivesItsSizeItsSafeAreaAndItsScale() {
        struct Filling: View {
            var body: some View { Color.blue }
        }
        let layout = SwiftUISnapshotLayout.device(config: .iPhoneX)
        let image = picture(of: Filling(), as: .image(layout: layout))
        XCTAssertEqual(image.size, CGSize(width: 375, height: 812))
        var frames: [CGRect] = []
        layoutFrame(of: VStack { Text("Hello") }, layout).forEach { inner, rect in
            if inner.name == "Text" { frames.append(rect) }
        }
        // Centered between the bars: 44 points at the top, 34 at the bottom.
        XCTAssertEqual(frames.count, 1)
        XCTAssertEqual(frames[0].midX, 187.5, accuracy: 0.5)
        XCTAssertEqual(frames[0].midY, 44 + (812 - 44 - 34) / 2, accuracy: 0.5)
    }

    func testABackgroundInTheMiddleOfAScreenDoesNotReachUnderTheBars() {
        let view = Badge().background(Color.yellow.accessibilityIdentifier("behind"))
        var rects: [CGRect] = []
        layoutFrame(of: view, .device(config: .iPhoneSe)).forEach { inner, rect in
            if inner.name.hasSuffix("#behind") || inner.name == "behind" { rects.append(rect) }
        }
        // The status bar covers 20 points.
        XCTAssertEqual(rects, [CGRect(x: 140, y: 284, width: 40, height: 20)])
    }

    func testABackgroundThatFillsAScreenReachesUnderTheBars() {
        struct Filling: View {
            var body: some View {
                Color.clear.accessibilityIdentifier("content").background(Color.yellow)
            }
        }
        var rects: [CGRect] = []
        layoutFrame(of: Filling(), .device(config: .iPhoneSe)).forEach { inner, rect in
            if inner.fill == .color(RGBA(hex: 0xFFCC00)) { rects.append(rect) }
        }
        XCTAssertEqual(rects, [CGRect(x: 0, y: 0, width: 320, height: 568)])
    }

    /// The frame tree behind a picture.
    private func layoutFrame<Content: View>(of view: Content, _ layout: SwiftUISnapshotLayout) -> Frame {
        picture(of: view, as: .image(layout: layout)).frame
    }

    func testTraitsReachTheView() {
        struct TraitsView: View {
            @Environment(\.colorScheme) private var colorScheme
            @Environment(\.layoutDirection) private var layoutDirection
            @Environment(\.dynamicTypeSize) private var size

            var body: some View {
                Badge().accessibilityIdentifier("\(colorScheme) \(layoutDirection) \(size)")
            }
        }
        func tree(_ traits: UITraitCollection) -> String { text(of: TraitsView(), as: .frames(traits: traits)) }
        XCTAssertTrue(tree(UITraitCollection()).contains("light leftToRight large"))
        XCTAssertTrue(tree(UITraitCollection(userInterfaceStyle: .dark)).contains("dark leftToRight large"))
        XCTAssertTrue(tree(UITraitCollection(layoutDirection: .rightToLeft)).contains("light rightToLeft large"))
        XCTAssertTrue(
            tree(UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)).contains("accessibility1"))
    }

    func testADarkPictureHasABlackBackground() {
        func corner(_ style: UIUserInterfaceStyle) -> Paint? {
            picture(
                of: Color.clear.frame(width: 4, height: 4),
                as: .image(traits: UITraitCollection(userInterfaceStyle: style))
            ).frame.fill
        }
        XCTAssertNotEqual(corner(.dark), corner(.light))
    }

    func testAViewKeepsItsStatesFromPassToPass() {
        struct Growing: View {
            @State private var width: CGFloat = 10

            var body: some View { Badge(width: width).onAppear { width = 64 } }
        }
        XCTAssertEqual(picture(of: Growing(), as: .image).size, CGSize(width: 64, height: 20))
    }

    func testAnAssertionMayBeMadeAnywhere() async {
        let view = Badge()
        let sizes = await withTaskGroup(of: CGSize.self) { group in
            for _ in 0..<4 { group.addTask { picture(of: view, as: .image).size } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        XCTAssertEqual(sizes, Array(repeating: CGSize(width: 40, height: 20), count: 4))
    }
}
