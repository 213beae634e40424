import Comparison
import Foundation
import Frames
import Raster
import XCTest

final class PictureComparisonTests: XCTestCase {
    private func comparison(
        _ tolerance: PictureTolerance = PictureTolerance(), _ change: (inout Scene) -> Void
    ) throws -> PictureComparison {
        var scene = Scene()
        change(&scene)
        return PictureComparison(
            expected: try Scene().picture(), actual: try scene.picture(), tolerance: tolerance)
    }

    // MARK: Blame

    func testPixelsAreBlamedOnTheComponentThatPaintsThem() throws {
        func blamed(_ change: (inout Scene) -> Void) throws -> [String] {
            try comparison(PictureTolerance(), change).blame.map(\.component)
        }
        XCTAssertEqual(try blamed { $0.bubbleRadius = 0 }, ["BubbleView#bubbleView"])
        XCTAssertEqual(
            try blamed { $0.avatarColor = nil }, ["AvatarView#avatarView", "badgeView"], "what is gone is meant")
        XCTAssertEqual(try blamed { $0.badgeColor = RGBA(hex: 0x777777) }, ["badgeView"])
        XCTAssertEqual(try blamed { $0.titleColor = .black }, ["UILabel#titleLabel"])
        XCTAssertEqual(try blamed { $0.dividerY += 1 }, ["divider"])
        XCTAssertEqual(
            try blamed { $0.bubbleBorder?.color = .black }, ["BubbleView#bubbleView"], "a border is on top of it")
        XCTAssertEqual(
            try blamed {
                $0.bubbleShadow = Shadow(
                    color: RGBA.black.withAlpha(0.2), radius: 2, offset: CGSize(width: 0, height: 4))
            }.first, "BubbleView#bubbleView", "a shadow is outside of the rectangle")
        XCTAssertEqual(try blamed { $0.background = RGBA(hex: 0xF0F0F0) }.first, "Screen")
    }

    func testEveryPixelHasABlamedComponent() throws {
        for pair in try Corpus().pairs {
            let comparison = PictureComparison(expected: pair.expected, actual: pair.actual)
            guard let pixels = comparison.pixels, comparison.frames != nil else { continue }
            XCTAssertEqual(comparison.blame.reduce(0) { $0 + $1.pixels }, pixels.over, pair.name)
        }
    }

    func testBlameSaysWhereAndHowMuch() throws {
        let blame = try XCTUnwrap(comparison { $0.badgeColor = nil }.blame.first)
        XCTAssertEqual(blame.component, "badgeView")
        // The badge is 12 × 12 pixels at (68, 80), in a round avatar.
        XCTAssertTrue((68...69).contains(blame.bounds.x) && (80...81).contains(blame.bounds.y), "\(blame)")
        XCTAssertTrue((100...144).contains(blame.pixels), "\(blame)")
    }

    // MARK: Rules for components

    func testComponentsAreIgnoredByTheirNames() throws {
        func isMatch(_ rules: [PictureTolerance.Rule], _ change: (inout Scene) -> Void) throws -> Bool {
            try comparison(PictureTolerance(rules: rules), change).isMatch
        }
        XCTAssertTrue(try isMatch([.ignore("titleLabel")]) { $0.title = "Falcon at 6 pm" })
        XCTAssertFalse(try isMatch([.ignore("titleLabel")]) { $0.badgeColor = nil })
        XCTAssertTrue(try isMatch([.ignore("Screen")]) { $0.badgeColor = nil }, "what is inside of it, too")
        XCTAssertTrue(
            try isMatch([.allow("bubbleView", .channels(8))]) { $0.bubbleColor = .color(RGBA(hex: 0xF2F2F2)) })
        XCTAssertFalse(
            try isMatch([.allow("bubbleView", .channels(4))]) { $0.bubbleColor = .color(RGBA(hex: 0xF2F2F2)) })
        XCTAssertFalse(
            try isMatch([.ignore("Screen"), .allow("bubbleView", .exact)]) { $0.bubbleColor = nil },
            "the rule for the nearest component counts")
    }

    func testIgnoredPixelsAreCounted() throws {
        let pixels = try XCTUnwrap(
            comparison(PictureTolerance(rules: [.ignore("titleLabel")])) { $0.titleColor = .black }.pixels)
        XCTAssertEqual(pixels.over, 0)
        XCTAssertGreaterThan(pixels.ignored, 100)
    }

    // MARK: Precision

    func testPrecisionIsAShareOfPixels() throws {
        let white = ComparedPicture(try .filled(Pixel.white, width: 100, height: 100))
        // A hundred pixels of ten thousand, each in all channels.
        let marks = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, Pixel.black) })
        let marked = ComparedPicture(try .filled(Pixel.white, width: 100, height: 100, changing: marks))
        func isMatch(_ precision: Double) -> Bool {
            PictureComparison(expected: white, actual: marked, tolerance: PictureTolerance(precision: precision))
                .isMatch
        }
        XCTAssertTrue(isMatch(0.99))
        XCTAssertFalse(isMatch(0.9901))
    }

    // MARK: Words

    func testSummaryHasCausesAndPixels() throws {
        let text = try comparison { $0.bubbleRadius = 0 }.description
        XCTAssertTrue(text.contains("pixels differ by up to"), text)
        XCTAssertTrue(text.contains("BubbleView#bubbleView: corner radius 10 → 0"), text)
    }

    func testAnotherScaleIsNamed() throws {
        XCTAssertEqual(
            try comparison { $0.scale = 3 }.description,
            "expected 240 × 192 pixels, found 360 × 288; the frames are the same: the scale differs")
    }

    func testJSONRoundTrips() throws {
        var comparisons = try Corpus().pairs.map { PictureComparison(expected: $0.expected, actual: $0.actual) }
        comparisons.append(PictureComparison(expected: Data(), actual: Data()))
        for comparison in comparisons {
            let stored = try JSONDecoder().decode(PictureComparison.self, from: comparison.json())
            XCTAssertEqual(stored, comparison)
        }
    }

    // MARK: Files

    private func png(_ picture: ComparedPicture, embeds: Bool = true) throws -> Data {
        try PNGWriter.data(picture.bitmap, embedding: embeds ? picture.frame : nil)
    }

    func testFilesCarryTheirFrames() throws {
        var scene = Scene()
        scene.bubbleRadius = 4
        let (one, other) = (try Scene().picture(), try scene.picture())
        let comparison = PictureComparison(expected: try png(one), actual: try png(other))
        XCTAssertEqual(comparison.frames?.causes.map(\.property), [.cornerRadius])
        XCTAssertEqual(comparison.notes, [])
        let bare = PictureComparison(expected: try png(one, embeds: false), actual: try png(other))
        XCTAssertNil(bare.frames)
        XCTAssertEqual(
            bare.notes, ["the expected picture has no frame tree; draw it with --embed-frames to see what changed"])
        let bareBoth = PictureComparison(expected: try png(one, embeds: false), actual: try png(other, embeds: false))
        XCTAssertEqual(
            bareBoth.notes, ["neither picture has a frame tree; draw both with --embed-frames to see what changed"])
        XCTAssertEqual(bare.verdict, .changed)
    }

    func testUnreadableIsAVerdict() throws {
        let good = try png(try Scene().picture())
        let comparison = PictureComparison(
            expected: Data("version https://git-lfs.github.com/spec/v1\n".utf8), actual: good)
        XCTAssertEqual(comparison.verdict, .unreadable)
        XCTAssertEqual(
            comparison.reason,
            "the expected picture can't be read: it is a Git LFS pointer, not the picture; run “git lfs pull” to fetch it"
        )
        XCTAssertFalse(comparison.isMatch)
    }

    /// However a file is truncated or damaged, there is a verdict and no crash.
    func testDamagedFilesNeverMatchAndNeverCrash() throws {
        let good = try png(try Scene().picture())
        var generator = SeededGenerator(seed: 99)
        for _ in 0..<120 {
            let cut = Int.random(in: 0..<good.count, using: &generator)
            XCTAssertFalse(PictureComparison(expected: Data(good.prefix(cut)), actual: good).isMatch)
            var damaged = good
            damaged[cut] ^= UInt8.random(in: 1...255, using: &generator)
            XCTAssertFalse(PictureComparison(expected: damaged, actual: good).isMatch, "byte \(cut)")
        }
    }
}
