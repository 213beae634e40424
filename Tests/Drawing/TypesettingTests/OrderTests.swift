import Foundation
import Frames
import Typesetting
import XCTest

/// A text looks the same regardless of earlier texts.
final class OrderTests: XCTestCase {
    private func body(_ string: String) -> StyledText { StyledText(string, .body) }

    /// Braille loads a font of symbols, which then could determine the width of a missing letter.
    func testMissingLetterIsAsWideAfterAnyOther() {
        let missing = body("Հ ᎠᎠᎠᎠᎠᎠ xx")
        let expected = Typesetter().layOut(missing)
        for first in ["⠓⠑", "𝔸", "ܐ", "ⵣ", "ᎠⰀ", "漢 Ꭰ", "\u{10FFFD}", "⠓\tᎠ"] {
            let typesetter = Typesetter()
            _ = typesetter.layOut(body(first))
            XCTAssertEqual(Drawn(typesetter.layOut(missing)), Drawn(expected), first)
        }
    }

    /// `MESSAGESHOT_ORDER_TEXTS`, `…_RUNS` and `…_SEED` make the test longer or vary it.
    func testTextsAreTheSameInAnyOrder() {
        let (count, runs, seed) = (number("TEXTS") ?? 300, number("RUNS") ?? 3, number("SEED") ?? 1)
        var random = RandomTexts(seed: UInt64(seed))
        let samples = (0..<count).map { _ in random.sample() }
        let alone = samples.map { Drawn($0.layOut(with: Typesetter())) }
        for run in 1...runs {
            let typesetter = Typesetter()
            for number in random.order(of: count) {
                let drawn = Drawn(samples[number].layOut(with: typesetter))
                // Fonts have fewer glyphs, so no flag of Pango's is left.
                XCTAssertFalse(drawn.content.runs.contains { $0.glyphs.contains { $0.id >= 0x1_0000 } })
                guard drawn != alone[number] else { continue }
                return XCTFail("seed \(seed), run \(run): \(samples[number].text) isn’t as it is alone")
            }
        }
    }

    func testTextsAreTheSameOnThreads() {
        var random = RandomTexts(seed: UInt64(number("SEED") ?? 2))
        let samples = (0..<100).map { _ in random.sample() }
        let alone = samples.map { Drawn($0.layOut(with: Typesetter())) }
        let orders = (0..<4).map { _ in random.order(of: samples.count) }
        let different = Places()
        DispatchQueue.concurrentPerform(iterations: orders.count) { thread in
            let typesetter = Typesetter()
            for number in orders[thread] where Drawn(samples[number].layOut(with: typesetter)) != alone[number] {
                different.append(number)
            }
        }
        XCTAssertEqual(different.all.map { samples[$0].text.runs.map(\.text) }, [])
    }

    private func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment["MESSAGESHOT_ORDER_\(name)"].flatMap { Int($0) }
    }

    /// Everything visible of a paragraph.
    private struct Drawn: Equatable {
        let size: CGSize
        let content: TextContent
        let missing: [Character]

        init(_ paragraph: Paragraph) {
            size = paragraph.size
            content = paragraph.content(in: paragraph.size.width)
            missing = paragraph.missingCharacters
        }
    }

    /// Collects the findings of threads.
    private final class Places: @unchecked Sendable {
        private let lock = NSLock()
        private var places: [Int] = []

        var all: [Int] { lock.withLock { places } }

        func append(_ place: Int) { lock.withLock { places.append(place) } }
    }
}
