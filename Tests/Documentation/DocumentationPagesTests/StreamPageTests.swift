import DocumentationPages
import Foundation
import XCTest

/// Tests pages in the style of the SDK's documentation: tables with `require` and with paths, in text and in lists.
final class StreamPageTests: PageTestCase {
    private let message = #"""
        ---
        title: Message
        ---

        import Digraph from '../../common-content/digraph.jsx'
        import Note from '../../common-content/note.md'

        <Digraph>{ `
            {rank = same; BubbleView; ReactionsView;}
            AvatarView [href="../avatar"]
        ` }</Digraph>

        #### Result:
        | Before  | After |
        | ------------- | ------------- |
        | <img src={require("../../assets/bubble-before.png").default} /> | <img src={require("../../assets/bubble-after.png").default} /> |

        <Note />

        ![Layout](../../assets/Layout_documentation.default-light.png)

         ![](../../assets/custom.png)

          | Default alignment | Left-side alignment |
          | ------------- | ------------- |
          | ![Default](../../assets/default.png)  | ![Left](../../assets/thread/Left_Custom.png)  |

        ```swift
        let image = "![no](../../assets/no.png)"
        ```
        """#

    func testEachNameIsResolved() throws {
        for path in ["docs/ios/message.md", "docs/ios/message.mdx"] {
            XCTAssertEqual(
                try page(message, path: path).references.references.map { "\($0.line) \($0.target)" },
                [
                    #"16 file("assets/bubble-before.png")"#, #"16 file("assets/bubble-after.png")"#,
                    #"20 file("assets/Layout_documentation.default-light.png")"#, #"22 file("assets/custom.png")"#,
                    #"26 file("assets/default.png")"#, #"26 file("assets/thread/Left_Custom.png")"#,
                ])
        }
    }

    /// Reads the SDK's own pages if they are available beside the package.
    func testPagesOfTheSDK() throws {
        let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        let folder = package.dropFirst() + "/../shared/docs"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: String(folder))) ?? []
        try XCTSkipIf(files.isEmpty, "the pages of the SDK are not there")
        var names: Set<String> = []
        for file in files {
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
            let page = try DocumentationPage(path: "docs/ios/components/\(file).md", data: data)
            XCTAssertEqual(try page.update { _ in nil }.data, data)
            for reference in page.references.references {
                guard case .file(let path) = reference.target else {
                    XCTFail("\(file):\(reference.line): \(reference)")
                    continue
                }
                names.insert(path.split(separator: "/").last.map(String.init) ?? "")
            }
            let text = String(decoding: data, as: UTF8.self)
            let written = text.matches(of: /[A-Za-z0-9_.-]+\.png/).map { String($0.output) }
            XCTAssertEqual(
                page.references.references.map { $0.source.split(separator: "/").last.map(String.init) }, written)
        }
        XCTAssertEqual(names.count, 32)
    }
}
