import Frames
import GoldenTesting
import HeadlessUIKit
import Raster
import Rendering
import XCTest

@MainActor @preconcurrency
final class SymbolSheetTests: XCTestCase {
    /// Symbols in rows, without their names.
    private func grid(
        _ names: String, columns: Int = 10, style: UIUserInterfaceStyle = .light,
        configuration: UIImage.SymbolConfiguration = .init(pointSize: 17)
    ) -> UIView {
        let names = names.split(whereSeparator: \.isWhitespace).map(String.init)
        let cell = CGSize(width: 32, height: 30)
        let rows = (names.count + columns - 1) / columns
        let view = UIView(
            frame: CGRect(x: 0, y: 0, width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows)))
        view.backgroundColor = .systemBackground
        view.overrideUserInterfaceStyle = style
        for (index, name) in names.enumerated() {
            let picture = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            picture.tintColor = .label
            picture.contentMode = .center
            picture.frame = CGRect(
                x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height,
                width: cell.width, height: cell.height)
            view.addSubview(picture)
        }
        return view
    }

    /// Compares only the pixels with a golden: the outlines of many symbols would be larger than their picture.
    private func assertGrid(_ view: UIView, testName: String = #function) throws {
        let frame = view.makeFrame(proposing: ProposedSize(width: view.frame.width, height: view.frame.height))
        let picture = try PNGWriter.data(Renderer().render(frame, scale: 1))
        // The scale of the goldens, two pixels per point.
        assertSnapshot(of: try XCTUnwrap(UIImage(data: picture, scale: 2)), as: .image, testName: testName)
    }

    func testConversationSymbols() throws {
        try assertGrid(
            grid(
                """
                paperplane.circle.fill phone.fill video.slash.fill mic.slash speaker.wave.3.fill bubble.right.fill
                ellipsis.bubble quote.bubble envelope.badge at hand.wave face.smiling.inverse
                archivebox person.3.fill person.badge.plus person.crop.circle.badge.checkmark
                """, columns: 8))
    }

    func testComposedSymbols() throws {
        try assertGrid(
            grid(
                """
                heart.circle heart.circle.fill trash.slash.circle.fill doc.badge.gearshape calendar.badge.clock
                lock.trianglebadge.exclamationmark 25.circle.fill a.circle checkmark.seal.fill plus.viewfinder
                goforward.10 person.icloud yensign.arrow.circlepath wifi.slash rectangle.lefthalf.filled
                square.grid.3x3.fill
                """, columns: 8, style: .dark))
    }

    func testObjects() throws {
        try assertGrid(
            grid(
                """
                house.fill cart gift.fill crown.fill globe flame.fill moon.stars.fill cloud.rain
                hare.fill tortoise pawprint airplane car.fill figure.run gamecontroller.fill wrench.and.screwdriver
                """, columns: 8))
    }

    func testWeights() throws {
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .regular, .semibold, .black]
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 192, height: 120))
        for (index, weight) in weights.enumerated() {
            let row = grid(
                "gearshape leaf folder.badge.plus heart.circle textformat cart.fill", columns: 6,
                configuration: .init(pointSize: 17, weight: weight))
            row.frame.origin.y = CGFloat(index) * 30
            sheet.addSubview(row)
        }
        try assertGrid(sheet)
    }

    func testColors() throws {
        let names = """
            folder.badge.plus checkmark.seal.fill bell.slash heart.circle exclamationmark.octagon.fill star.fill
            """
        let configurations: [UIImage.SymbolConfiguration] = [
            .init(hierarchicalColor: .systemBlue), .init(paletteColors: [.systemRed, .systemTeal]),
            .preferringMulticolor(), .preferringMonochrome(),
        ]
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 192, height: 120))
        for (index, configuration) in configurations.enumerated() {
            let row = grid(names, columns: 6, configuration: configuration)
            row.frame.origin.y = CGFloat(index) * 30
            sheet.addSubview(row)
        }
        try assertGrid(sheet)
    }

    // MARK: Ink

    /// The covered area of a symbol's box, in square points.
    private func ink(_ name: String, _ weight: UIImage.SymbolWeight = .regular) throws -> Double {
        let image = UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: weight))
        guard case .drawing(let frame) = try XCTUnwrap(image).reference else { return 0 }
        let bitmap = try Renderer().render(frame, scale: 1)
        var sum = 0
        for y in 0..<bitmap.pixelsHigh {
            for x in 0..<bitmap.pixelsWide { sum += Int(bitmap[x, y].alpha * 255) }
        }
        return Double(sum) / 255
    }

    func testAllSymbolsThatApplicationsUseAreDrawn() throws {
        nonisolated(unsafe) var lines: [String] = []
        try RenderProblems.withHandler({ lines.append($0) }) {
            for name in UsedSymbolNames.all {
                let ink = try ink(name)
                XCTAssertGreaterThan(ink, 20, name)
                XCTAssertLessThan(ink, 2400, name)
            }
        }
        XCTAssertEqual(lines, [])
        XCTAssertEqual(UsedSymbolNames.all.count, 494)
    }

    func testHeavierSymbolsHaveMoreInk() throws {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        for name in ["gearshape", "leaf", "cart", "globe", "house.fill", "heart.circle", "bird", "textformat", "wifi"] {
            let inks = try weights.map { try ink(name, $0) }
            for (lighter, heavier) in zip(inks, inks.dropFirst()) { XCTAssertGreaterThan(heavier, lighter, name) }
        }
    }

    func testWhatIsLeftOutOfADiscShowsWhatIsBehind() throws {
        let disc = try ink("circle.fill")
        for name in ["heart.circle.fill", "25.circle.fill", "trash.circle.fill"] {
            XCTAssertLessThan(try ink(name), disc * 0.95, name)
        }
        XCTAssertLessThan(try ink("bell.slash.fill"), try ink("bell.fill") + ink("line.diagonal"))
    }

    func testOfEveryDrawnNameThereIsInk() throws {
        for name in UIImage.drawnSymbolNames {
            guard case .drawing(let frame) = UIImage(systemName: name)?.reference else {
                XCTFail(name)
                continue
            }
            XCTAssertFalse(frame.children.isEmpty, name)
            XCTAssertLessThan(frame.rect.width, 60, name)
            XCTAssertLessThan(frame.rect.height, 40, name)
        }
    }
}
