import Frames
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class SymbolTests: XCTestCase {
    private func reported(_ body: () -> Void) -> [String] {
        nonisolated(unsafe) var lines: [String] = []
        RenderProblems.withHandler({ lines.append($0) }) { RenderProblems.render(body) }
        return lines
    }

    private func drawing(_ image: UIImage?, tint: UIColor? = nil) throws -> Frame {
        guard case .drawing(let frame) = try XCTUnwrap(image).reference(tint: tint, traits: .current) else {
            return try XCTUnwrap(nil, "the symbol is no drawing")
        }
        return frame
    }

    /// The colors of a symbol's paths, from back to front.
    private func colors(_ frame: Frame) -> [String] {
        var colors: [String] = []
        frame.forEach { frame, _ in
            guard case .path(let path) = frame.content else { return }
            if case .color(let color) = path.fill { colors.append(color.description) }
            if let stroke = path.stroke { colors.append(stroke.color.description) }
        }
        return colors
    }

    /// The size of a dashed box, in points.
    private static let placeholder = CGSize(width: 62.0 / 3, height: 59.0 / 3)

    // MARK: Names

    func testASymbolWithoutADrawingIsABoxAndIsReported() throws {
        var images: [UIImage?] = []
        let lines = reported {
            images.append(UIImage(systemName: "figure.curling"))
            images.append(UIImage(systemName: "figure.curling"))
        }
        XCTAssertEqual(images.map { $0?.size }, [Self.placeholder, Self.placeholder])
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(
            lines[0].hasPrefix(
                "The symbol “figure.curling” has no drawing: a dashed box is drawn instead. Similar symbols are “figure."
            ),
            lines[0])
    }

    func testAnUnknownSymbolNameIsReported() {
        let lines = reported { XCTAssertNotNil(UIImage(systemName: "checkmrk.circle")) }
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(
            lines[0].hasPrefix(
                "There is no symbol “checkmrk.circle”: a dashed box is drawn instead; on iOS, the image would be nil. "
                    + "Similar symbols are “checkmark.circle”, “"), lines[0])
    }

    func testStrangeNames() {
        XCTAssertNil(UIImage(systemName: ""))
        _ = reported {
            for name in ["#1", "\t", "heart\n", " ", "❤️", String(repeating: "a.", count: 5000), "@in", "=trash"] {
                XCTAssertEqual(UIImage(systemName: name)?.size, Self.placeholder, name)
            }
        }
    }

    func testNamesAreSortedAndDrawnNamesAreTheSystems() {
        let names = UIImage.systemSymbolNames
        XCTAssertGreaterThan(names.count, 5000)
        XCTAssertEqual(names, names.sorted())
        XCTAssertGreaterThan(UIImage.drawnSymbolNames.count, 3000)
        XCTAssertTrue(Set(UIImage.drawnSymbolNames).isSubset(of: Set(names)))
    }

    // MARK: Size and baseline

    func testPointSizeScaleAndWeight() throws {
        let regular = try XCTUnwrap(UIImage(systemName: "leaf"))
        let large = try XCTUnwrap(
            regular.applyingSymbolConfiguration(.init(pointSize: 34, weight: .bold, scale: .medium)))
        XCTAssertEqual(large.size.width, regular.size.width * 2, accuracy: 0.34)
        XCTAssertEqual(large.size.height, regular.size.height * 2, accuracy: 0.34)
        let small = regular.withConfiguration(UIImage.SymbolConfiguration(scale: .small))
        XCTAssertEqual(small.size.width, regular.size.width * 0.789, accuracy: 0.34)
        XCTAssertEqual(regular.size.height, 20, accuracy: 3)
    }

    func testBadSizesDrawSomething() throws {
        for size in [CGFloat.nan, -5, 0, .infinity, 1e300] {
            let image = UIImage(systemName: "leaf", withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
            let width = try XCTUnwrap(image).size.width
            XCTAssertTrue(width.isFinite && width > 0, "\(size): \(width)")
        }
    }

    /// The middle of a symbol is aligned with that of the capital letters: SF Pro's are 0.7046 of the size high.
    func testBaseline() throws {
        let circle = try XCTUnwrap(UIImage(systemName: "circle"))
        XCTAssertEqual(
            try XCTUnwrap(circle.baselineOffsetFromBottom), (circle.size.height - 17 * 0.70459) / 2, accuracy: 0.01)
        let large = circle.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
        XCTAssertEqual(
            try XCTUnwrap(large.baselineOffsetFromBottom), (large.size.height - 17 * 0.70459) / 2, accuracy: 0.01)
        XCTAssertEqual(circle.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom, 3)
        XCTAssertNil(circle.imageWithoutBaseline().baselineOffsetFromBottom)
        XCTAssertNil(UIImage().baselineOffsetFromBottom)
    }

    func testConfigurationsAreLaidOverEachOther() {
        let size = UIImage.SymbolConfiguration(pointSize: 20)
        let weight = UIImage.SymbolConfiguration(weight: .bold)
        XCTAssertEqual(size.applying(weight), UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        XCTAssertEqual(size.applying(weight).withoutWeight(), size)
        XCTAssertNotEqual(
            UIImage.SymbolConfiguration(paletteColors: [.red]), UIImage.SymbolConfiguration(paletteColors: [.blue]))
    }

    func testAnImageViewFollowsItsPreferredConfiguration() {
        let view = UIImageView(image: UIImage(systemName: "leaf"))
        let width = view.intrinsicContentSize.width
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        XCTAssertEqual(view.intrinsicContentSize.width, width * 2, accuracy: 0.001)
    }

    // MARK: Colors

    func testAPaletteColorsTheLevels() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        let image = UIImage(systemName: "folder.badge.plus", withConfiguration: palette)
        let used = Set(colors(try drawing(image)))
        XCTAssertEqual(used, ["#FF0000", "#0000FF"])
        XCTAssertEqual(image?.renderingMode, .automatic)
        // A palette's checkmark is over its disc.
        let seal = UIImage(systemName: "checkmark.seal.fill", withConfiguration: palette)
        XCTAssertTrue(try drawing(seal).children.allSatisfy { $0.effects.isEmpty })
    }

    func testPalettesFollowDarkMode() throws {
        let image = UIImage(
            systemName: "folder.badge.plus",
            withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.label, .systemBackground]))
        let view = UIImageView(image: image)
        view.overrideUserInterfaceStyle = .dark
        let frame = view.makeFrame(proposing: ProposedSize())
        guard case .image(let content) = frame.content, case .drawing(let symbol) = content.reference else {
            return XCTFail("No image")
        }
        XCTAssertNil(content.tint)
        XCTAssertEqual(Set(colors(symbol)), ["#FFFFFF", "#000000"])
    }

    func testHierarchiesFadeAndKeepTheirColor() throws {
        let image = UIImage(
            systemName: "folder.badge.plus", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red))
        let frame = try drawing(image)
        XCTAssertEqual(Set(colors(frame)), ["#FF0000"])
        XCTAssertTrue(frame.children.contains { $0.opacity < 1 })
        XCTAssertFalse(try drawing(UIImage(systemName: "folder.badge.plus")).children.contains { $0.opacity < 1 })
    }

    func testMulticolorHasTheSystemsColorsAndElseTheTint() throws {
        let image = UIImage(
            systemName: "folder.badge.plus", withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor())
        XCTAssertEqual(Set(colors(try drawing(image, tint: .blue))), ["#34C759", "#0000FF"])
        // Symbols whose colors aren't known stay templates.
        let unknown = UIImage(
            systemName: "atom", withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor())
        XCTAssertEqual(Set(colors(try drawing(unknown, tint: .blue))), ["#000000"])
    }

    func testATintedSymbolHasOneColor() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        let image = UIImage(systemName: "folder.badge.plus", withConfiguration: palette)
        for changed in [image?.withTintColor(.green), image?.withRenderingMode(.alwaysTemplate)] {
            XCTAssertEqual(Set(colors(try drawing(changed))), ["#000000"])
        }
    }

    func testVariableValuesDimStepAfterStep() throws {
        func strong(_ value: Double) throws -> Int {
            try drawing(UIImage(systemName: "wifi", variableValue: value)).children.filter { $0.opacity == 1 }.count
        }
        // A dot and three arcs; the dot belongs to the first.
        XCTAssertEqual(try [0, 0.2, 0.5, 1].map(strong), [0, 2, 3, 4])
        XCTAssertEqual(try strong(.nan), 4)
    }

    // MARK: Direction

    func testSymbolsThatPointAlongReadingAreMirrored() throws {
        for (name, isMirrored) in [("chevron.forward", true), ("chevron.right", false), ("arrow.backward", true)] {
            let view = UIImageView(image: UIImage(systemName: name))
            view.semanticContentAttribute = .forceRightToLeft
            guard case .image(let content) = view.makeFrame(proposing: ProposedSize()).content else {
                return XCTFail("No image")
            }
            XCTAssertEqual(content.isMirrored, isMirrored, name)
        }
    }
}
