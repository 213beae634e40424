import Foundation
import Frames
import XCTest

@testable import fidelity

/// The ink of texts, icons and separators, and the things that nothing compares.
final class InkTests: XCTestCase {
    func testInkIsTheAreaThatItCovers() throws {
        let ink = try XCTUnwrap(Ink(in: picture(bar()), bar()))

        XCTAssertEqual(ink.amount, 160, accuracy: 1)
        XCTAssertEqual(ink.color, RGBA(hex: 0x204060))
    }

    func testAPlainAreaHasNoInk() throws {
        XCTAssertNil(Ink(in: try picture(bar()), CGRect(x: 10, y: 40, width: 40, height: 4)))
    }

    func testASeparatorMayBeTwoThirdsThicker() throws {
        XCTAssertEqual(try misses(real: bar(height: 4), ours: bar(height: 6)), [])
        XCTAssertEqual(try misses(real: bar(height: 4), ours: bar(height: 7)), ["  ink"])
    }

    func testTheHueOfASeparatorIsCompared() throws {
        XCTAssertEqual(try misses(real: bar(), ours: bar(), fill: RGBA(hex: 0x204070)), [])
        XCTAssertEqual(try misses(real: bar(), ours: bar(), fill: RGBA(hex: 0xE04060)), ["  ink color"])
    }

    func testAThingThatOursLacksMisses() throws {
        XCTAssertEqual(try misses(real: bar(), ours: bar(x: 55, y: 50, height: 2)), ["separator"])
    }

    func testAThingThatOnlyOursHasMisses() throws {
        let found = try findings(real: bar(), ours: bar(), icon: bar(y: 45))

        XCTAssertEqual(found.checks.filter { !$0.passes }.map(\.subject), ["ours alone"])
    }

    func testWithoutAPictureBoxesAreCompared() throws {
        let findings = try findings(real: nil, ours: bar())

        XCTAssertEqual(findings.checks.filter { $0.kind == .outline }.map(\.subject), ["separator"])
        XCTAssertEqual(findings.checks.filter { $0.kind == .ink }.map(\.subject), [])
        XCTAssertEqual(findings.uncompared, ["the ink of separator 10 20 40 4"])
    }

    func testPicturesAreBesideTheirCases() throws {
        let folder = URL(fileURLWithPath: "/cases", isDirectory: true)
        let reference = try ReferenceCase(["family": "A", "case": "b", "file": "pictures/b.png"], in: folder)

        XCTAssertEqual(reference.file?.path, "/cases/pictures/b.png")
        XCTAssertNil(try CasePicture(of: reference))
    }

    func testChecksAreCountedByKind() {
        var totals = CheckTotals()
        totals.add(
            Findings(checks: [
                Check(subject: "size", measured: "", ours: "", passes: true),
                Check(subject: "icon", measured: "", ours: "", passes: false, kind: .icon),
            ]))

        XCTAssertEqual(totals.text, "1 boxes, 1 icons")
        XCTAssertEqual(totals.missesText, "1 icons")
    }

    private func bar(x: CGFloat = 10, y: CGFloat = 20, height: CGFloat = 4) -> CGRect {
        CGRect(x: x, y: y, width: 40, height: height)
    }

    private func picture(_ bar: CGRect, fill: RGBA = RGBA(hex: 0x204060)) throws -> CasePicture {
        try CasePicture(of: frame(bar, fill: fill))
    }

    private func frame(_ bar: CGRect, fill: RGBA) -> Frame {
        let whole = CGRect(x: 0, y: 0, width: 100, height: 60)
        return Frame(rect: whole, fill: .color(.white), children: [Frame(rect: bar, fill: .color(fill))])
    }

    private func misses(real: CGRect, ours: CGRect, fill: RGBA = RGBA(hex: 0x204060)) throws -> [String] {
        try findings(real: real, ours: ours, fill: fill).checks.filter { !$0.passes }.map(\.subject)
    }

    /// Compares a bar with one that was measured as a separator.
    ///
    /// - Parameter icon: The place of another bar, which is a drawing.
    private func findings(
        real: CGRect?, ours: CGRect, fill: RGBA = RGBA(hex: 0x204060), icon: CGRect? = nil
    ) throws -> Findings {
        let box = real ?? bar()
        let numbers = [box.minX, box.minY, box.width, box.height].map { Double($0) }
        let reference = try makeCase(measured: ["separators": [["box": numbers]]])
        var frame = frame(ours, fill: fill)
        if let icon {
            let art = Frame(rect: CGRect(origin: .zero, size: icon.size), fill: .color(.black))
            let image = ImageContent(reference: .drawing(art), destination: art.rect)
            frame.children.append(Frame(rect: icon, content: .image(image)))
        }
        return CaseComparison(
            reference: reference, drawn: try DrawnRegions(in: frame), picture: try CasePicture(of: frame),
            real: try real.map { try picture($0) }
        ).findings()
    }
}
