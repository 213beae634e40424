import XCTest

/// The SwiftUI flavor on the command line.
final class FlavorTests: ProgramTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try writeChat(messages: (1...3).map { "Message \($0)" })
    }

    func testEveryScreenIsDrawnWithoutAWord() throws {
        for screen in ["messages", "channel", "channel-list", "thread-list"] {
            let file = "\(screen).png"
            let result = try run("render", "chat.yaml", "--flavor", "swiftui", "--screen", screen, "-o", file)
            XCTAssertEqual(result.status, 0, screen)
            XCTAssertEqual(result.error, "", screen)
            let usual = try run("render", "chat.yaml", "--screen", screen, "-o", "uikit.png")
            XCTAssertEqual(usual.status, 0)
            XCTAssertNotEqual(try data(file), try data("uikit.png"), screen)
        }
        XCTAssertEqual(try run("render", "chat.yaml", "--flavor", "swiftui", "--message", "2").status, 0)
    }

    func testUIKitIsTheUsualFlavor() throws {
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "usual.png").status, 0)
        XCTAssertEqual(try run("render", "chat.yaml", "--flavor", "uikit", "-o", "uikit.png").status, 0)
        XCTAssertEqual(try data("usual.png"), try data("uikit.png"))
    }

    func testBytesAreTheSameEachTime() throws {
        let screen = [
            "render", "chat.yaml", "--flavor", "swiftui", "--device", "iPhone 12", "--chrome", "device", "--rtl",
            "--appearance", "dark", "-o",
        ]
        XCTAssertEqual(try run(screen + ["a.png"]).status, 0)
        XCTAssertEqual(try run(screen + ["b.png"]).status, 0)
        XCTAssertEqual(try data("a.png"), try data("b.png"))
    }

    func testBritishSpellingIsRead() throws {
        let values = try run("render", "--flavour=list").text
        XCTAssertEqual(values, "uikit\nswiftui\n")
        XCTAssertEqual(try run("render", "chat.yaml", "--flavour", "swiftui", "-o", "british.png").status, 0)
        XCTAssertEqual(try run("render", "chat.yaml", "--flavor=swiftui", "-o", "american.png").status, 0)
        XCTAssertEqual(try data("british.png"), try data("american.png"))
    }

    func testPagesAndFormats() throws {
        let pages = ["render", "chat.yaml", "--flavor", "swiftui", "--pages", "--height", "60", "-o", "page.png"]
        XCTAssertEqual(try run(pages).status, 0)
        XCTAssertTrue(try contents().contains("page-3.png"))
        for format in ["svg", "pdf", "frames"] {
            let result = try run("render", "chat.yaml", "--flavor", "swiftui", "--format", format)
            XCTAssertEqual(result.status, 0, format)
        }
    }

    func testAKeyThatTheFlavorHasNotIsNamedAndTheRestTakesEffect() throws {
        try write("bubble: { corner-radius: 0 }\nspacing: { footnote: 9 }\n", to: "style.yaml")
        let line = "style.yaml:2: spacing.footnote: the SwiftUI flavor doesn’t support this; ignored"
        let styled = try run("render", "chat.yaml", "--flavor", "swiftui", "--style", "style.yaml", "-o", "styled.png")
        XCTAssertEqual(styled.status, 0)
        XCTAssertEqual(styled.error, "messageshot: warning: \(line)\n")
        XCTAssertEqual(try run("render", "chat.yaml", "--flavor", "swiftui", "-o", "plain.png").status, 0)
        XCTAssertNotEqual(try data("styled.png"), try data("plain.png"))
        XCTAssertEqual(try run("render", "chat.yaml", "--style", "style.yaml", "-o", "uikit.png").error, "")

        let compared = try run("compare", "chat.yaml", "--flavor", "swiftui", "--after", "style.yaml", "-o", "looks")
        XCTAssertEqual(compared.status, 0)
        XCTAssertEqual(compared.error, "messageshot: warning: \(line)\n")
        XCTAssertTrue(compared.text.contains("BubbleBackgroundShape"), compared.text)
    }

    func testAnAttachmentWithoutAViewIsNamed() throws {
        let message = "{ from: leia, id: here, text: We meet here, attachments: [{ other: { type: location } }] }"
        try write("channel: { name: Rebels }\nmessages: [\(message)]\n", to: "place.yaml")
        let result = try run("render", "place.yaml", "--flavor", "swiftui")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(
            result.error.hasPrefix(
                "messageshot: warning: message “here” is drawn without its attachment of type “location”"),
            result.error)
        XCTAssertEqual(result.error.split(separator: "\n").count, 1)
        XCTAssertEqual(try run("render", "place.yaml", "-o", "uikit.png").error, "")
    }

    func testTheDocumentationOfOneFlavor() throws {
        let name = "message-basic-customization-after"
        try assertFails(
            "gallery", "--flavor", "tvos",
            saying: "--flavor “tvos” is unknown; expected uikit or swiftui")
        XCTAssertEqual(try run("gallery", "--flavor", "uikit", "--only", name, "-o", "docs").status, 0)
        let other = try run("gallery", "--flavor", "swiftui", "--only", name, "-o", "docs")
        XCTAssertEqual(other.status, 2)
        XCTAssertTrue(other.error.hasPrefix("messageshot: --only “\(name)” is not a picture"), other.error)
        XCTAssertEqual(try run("gallery", "--flavor", "swiftui", "--scale", "0.5", "-o", "pages").status, 0)
        let page = String(decoding: try data("pages/index.html"), as: UTF8.self)
        XCTAssertTrue(page.contains("<h2>No Messages View</h2>"))
        XCTAssertFalse(page.contains("<h2>Square avatars</h2>"))
    }
}
