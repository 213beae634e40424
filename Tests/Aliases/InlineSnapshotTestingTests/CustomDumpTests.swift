import GoldenTesting
import SnapshotTestingCustomDump
import Testing

struct CustomDumpTests {
    private struct Book {
        let title: String
        let year: Int?
        let shelves: [String: Set<Int>]
        var authors = ["Frank Herbert"]
    }

    @Test func structuresAreWrittenAsCodeThatWouldMakeThem() throws {
        let book = Book(title: "Dune", year: nil, shelves: ["b": [2, 1], "a": []])
        #expect(
            try Snapshotting<Book, String>.customDump.text(of: book) == """
                CustomDumpTests.Book(
                  title: "Dune",
                  year: nil,
                  shelves: [
                    "a": Set([]),
                    "b": Set([
                      1,
                      2
                    ])
                  ],
                  authors: [
                    [0]: "Frank Herbert"
                  ]
                )
                """)
    }
}

extension Snapshotting where Format == String {
    fileprivate func text(of value: Value) throws -> String {
        var text: String?
        snapshot(value).run { text = $0 }
        return try #require(text)
    }
}
