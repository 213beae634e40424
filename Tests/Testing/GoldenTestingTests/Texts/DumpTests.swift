import Foundation
import GoldenTesting
import HeadlessUIKit
import Testing

/// The lines of `.dump`, which suites that are migrated have in their folders.
struct DumpTests {
    private struct Order {
        var table = 4
        var dishes = ["tea", "noodles"]
        var guest: Guest? = Guest()
    }

    private struct Guest: Hashable {
        var name = "Leia"
    }

    @Test func membersAreSortedAndElementsAreNot() throws {
        #expect(
            try dumped(Order()) == """
                ▿ Order
                  ▿ dishes: 2 elements
                    - "tea"
                    - "noodles"
                  ▿ guest: Optional<Guest>
                    ▿ some: Guest
                      - name: "Leia"
                  - table: 4

                """)
    }

    @Test func setsAndDictionariesAreSortedByTheirLines() throws {
        let guests: Set<Guest> = [Guest(name: "Wedge"), Guest(name: "Biggs")]
        #expect(
            try dumped(["set": guests, "empty": []]) == """
                ▿ 2 key/value pairs
                  ▿ (2 elements)
                    - key: "empty"
                    - value: 0 members
                  ▿ (2 elements)
                    - key: "set"
                    ▿ value: 2 members
                      ▿ Guest
                        - name: "Biggs"
                      ▿ Guest
                        - name: "Wedge"

                """)
        #expect(try dumped(Set([10, 9])) == "▿ 2 members\n  - 10\n  - 9\n")
    }

    @Test(arguments: [
        ([] as [Int], "- 0 elements\n"), ([7], "▿ 1 element\n  - 7\n"),
    ])
    func elementsAreCounted(_ elements: [Int], _ text: String) throws {
        #expect(try dumped(elements) == text)
        #expect(try dumped([:] as [Int: Int]) == "- 0 key/value pairs\n")
        #expect(try dumped(Set<Int>()) == "- 0 members\n")
        #expect(try dumped(Set([1])) == "▿ 1 member\n  - 1\n")
        #expect(try dumped([1: 2]).hasPrefix("▿ 1 key/value pair\n"))
    }

    @Test func optionalsSayWhatTheyCouldHold() throws {
        #expect(try dumped(nil as Int?) == "- Optional<Int>.none\n")
        #expect(try dumped(nil as [Date?]?) == "- Optional<Array<Optional<Date>>>.none\n")
        #expect(
            try dumped(.some(nil) as Int??) == """
                ▿ Optional<Optional<Int>>
                  - some: Optional<Int>.none

                """)
        #expect(try dumped(3 as Int??).hasSuffix("  ▿ some: Optional<Int>\n    - some: 3\n"))
    }

    @Test func casesHaveTheirValuesBelowThem() throws {
        enum Course {
            case water
            case soup(String)
            case main(dish: String, Int)
        }
        #expect(try dumped(Course.water) == "- Course.water\n")
        #expect(try dumped(Course.soup("miso")) == "▿ Course\n  - soup: \"miso\"\n")
        #expect(
            try dumped(Course.main(dish: "noodles", 2)) == """
                ▿ Course
                  ▿ main: (2 elements)
                    - dish: "noodles"
                    - .1: 2

                """)
    }

    @Test func tuplesFunctionsAndTypesAreShown() throws {
        #expect(
            try dumped((b: 1, a: "x", {}, Int.self)) == """
                ▿ (4 elements)
                  - b: 1
                  - a: "x"
                  - .2: (Function)
                  - .3: Int

                """)
        #expect(try dumped(()) == "- (0 elements)\n")
    }

    @Test func valuesThatDescribeThemselvesKeepTheOrderOfTheirMembers() throws {
        struct Price: CustomStringConvertible {
            var units = 9
            var cents = 50
            var description: String { "9.50\nor more" }
        }
        #expect(try dumped([Price()]) == "▿ 1 element\n  ▿ 9.50\nor more\n    - units: 9\n    - cents: 50\n")
    }

    @Test func aTypeMayHaveADescriptionForDumpsAlone() throws {
        struct Token: AnySnapshotStringConvertible {
            var id = UUID()
            var snapshotDescription: String { "a token" }
        }
        struct Named: AnySnapshotStringConvertible {
            static let renderChildren = true
            var name = "Leia"
            var snapshotDescription: String { "named" }
        }
        #expect(try dumped(Token()) == "- a token\n")
        #expect(try dumped([Named()]) == "▿ 1 element\n  ▿ named\n    - name: \"Leia\"\n")
    }

    @Test func foundationsValuesAreTheSameInEveryRun() throws {
        #expect(try dumped(Date(timeIntervalSince1970: 1_714_555_800.75)) == "- 2024-05-01T09:30:00Z\n")
        #expect(try dumped(Data(count: 300)) == "- 300 bytes\n")
        #expect(try dumped(try #require(URL(string: "https://example.com/a?b=1"))) == "- https://example.com/a?b=1\n")
        #expect(try dumped(NSObject()) == "- <NSObject>\n")
    }

    @Test func textsAreOnOneLineWithTheirOwnLetters() throws {
        #expect(try dumped("1 tea\n\"to go\"") == "- \"1 tea\\n\\\"to go\\\"\"\n")
        #expect(try dumped("日本 é 👩‍👩‍👧") == "- \"日本 é 👩‍👩‍👧\"\n")
        #expect(try dumped("0xFF tea".dropLast(4)) == "- \"0xFF\"\n")
        #expect(try dumped("é" as Character) == "- \"é\"\n")
    }

    @Test func aClassShowsItsOwnMembers() throws {
        class Dish {
            var name = "noodles"
        }
        final class Special: Dish {
            var price = 9.5
        }
        #expect(try dumped(Special()) == "▿ Special\n  - price: 9.5\n")
    }

    @Test func objectsInsideOfThemselvesAreNoted() throws {
        final class Folder {
            let name: String
            var parts: [Folder] = []

            init(_ name: String) {
                self.name = name
            }
        }
        let folder = Folder("a")
        let inner = Folder("b")
        folder.parts = [inner, inner]
        #expect(try dumped(folder).components(separatedBy: "name: \"b\"").count == 3)
        inner.parts = [folder]
        #expect(
            try dumped(inner) == """
                ▿ Folder
                  - name: "b"
                  ▿ parts: 1 element
                    ▿ Folder
                      - name: "a"
                      ▿ parts: 2 elements
                        ▿ (circular reference detected)
                        ▿ (circular reference detected)

                """)
    }

    @Test func valuesThatAreTooDeepSaySo() throws {
        indirect enum Chain {
            case end
            case link(Chain)
        }
        let chain = (0..<5000).reduce(Chain.end) { chain, _ in .link(chain) }
        #expect(try dumped(chain).hasSuffix("▿ link: Chain (more than 200 levels deep)\n"))
    }

    @Test func manyMembersTakeNoLongerThanTheyAre() throws {
        struct Tree {
            var left: [Tree]
            var right: Set<Int> = [1, 2]
        }
        let tree = (0..<60).reduce(Tree(left: [])) { tree, _ in Tree(left: [tree]) }
        #expect(try dumped(tree).split(separator: "\n").count == 61 * 5)
    }
}
