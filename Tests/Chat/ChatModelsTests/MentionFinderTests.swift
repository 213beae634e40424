import ChatModels
import XCTest

final class MentionFinderTests: XCTestCase {
    /// The mentions in a text, each with the index of its name.
    private func mentions(_ names: [String], in text: String) -> [String] {
        MentionFinder(names: names).mentions(in: text).map { "\(text[$0.range]) \($0.name)" }
    }

    func testNamesInUpperAndLowerCase() {
        XCTAssertEqual(mentions(["Ann", "bo"], in: "@ann @BO, Ann @Cy@Bo"), ["@ann 0", "@BO 1", "@Bo 1"])
        XCTAssertEqual(mentions(["ÉMILE", "straße"], in: "@émile @Straße"), ["@émile 0", "@Straße 1"])
        XCTAssertEqual(mentions(["Ann"], in: "@Anna"), ["@Ann 0"], "no space has to follow")
        XCTAssertEqual(mentions(["Ann"], in: "ann@Ann.example"), ["@Ann 0"])
    }

    func testTheLongestNameWins() {
        XCTAssertEqual(mentions(["Ann", "Ann Lee", "Lee"], in: "@Ann Lee, @Ann Le"), ["@Ann Lee 1", "@Ann 0"])
        XCTAssertEqual(mentions(["Ann", "Ann Lee-Smith"], in: "@Ann Lee-Smit"), ["@Ann 0"])
        XCTAssertEqual(
            mentions(["a@b", "b", "b@c"], in: "@a@b@c"), ["@a@b 0"], "the first one, then the next behind it")
        XCTAssertEqual(mentions(["a@b", "b@c"], in: "@a @b@c"), ["@b@c 1"])
        XCTAssertEqual(mentions(["x", "@x"], in: "@@x"), ["@@x 1"])
    }

    func testEqualNames() {
        XCTAssertEqual(mentions(["Ann", "ANN", "Bo"], in: "@ann"), ["@ann 1"], "the last one counts")
    }

    func testCharactersAreWhole() {
        XCTAssertEqual(mentions(["Zoe", "Zo👍"], in: "@Zoe\u{301} @Zo👍🏽 @Zo👍"), ["@Zo👍 1"])
        XCTAssertEqual(mentions(["Zoé"], in: "@Zoe\u{301}"), ["@Zoe\u{301} 0"])
        XCTAssertEqual(mentions(["👩‍👩‍👧", "🇩🇪"], in: "@🇩🇪@👩‍👩‍👧!"), ["@🇩🇪 1", "@👩‍👩‍👧 0"])
    }

    func testNothingToFind() {
        XCTAssertEqual(mentions([], in: "@a"), [])
        XCTAssertEqual(mentions(["", "a"], in: "@ @"), [])
        XCTAssertEqual(mentions(["a"], in: "a"), [])
        XCTAssertEqual(mentions(["a"], in: ""), [])
    }

    /// All texts of six letters, compared with searching for each name.
    func testAgainstSearching() {
        let nameSets = [["a", "ab", "b"], ["a@", "@b", "@@"], ["aa", "a@a", "ba@b", "A"], ["abb", "bb", "b@@a"]]
        let texts = (0..<6).reduce([""]) { texts, _ in texts.flatMap { text in ["a", "@", "B"].map { text + $0 } } }
        for names in nameSets {
            for text in texts { XCTAssertEqual(mentions(names, in: text), searched(names, in: text), text) }
        }
    }

    private func searched(_ names: [String], in text: String) -> [String] {
        let folded = names.map { Array("@" + $0.lowercased()) }
        let characters = Array(text), lowercased = characters.map { Character($0.lowercased()) }
        var found: [String] = []
        var place = 0
        while place < characters.count {
            let fitting = folded.indices.filter { lowercased[place...].starts(with: folded[$0]) }
            guard let name = fitting.max(by: { (folded[$0].count, $0) < (folded[$1].count, $1) }) else {
                place += 1
                continue
            }
            found.append("\(String(characters[place..<place + folded[name].count])) \(name)")
            place += folded[name].count
        }
        return found
    }
}
