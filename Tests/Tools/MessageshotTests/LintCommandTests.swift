import Frames
import Raster
import XCTest

/// The findings, the output and the exit code of `messageshot lint`.
final class LintCommandTests: ProgramTestCase {
    /// Two overlapping surfaces without findings; or a line between two pixels.
    private func writePicture(y: CGFloat, to name: String, embeds: Bool = true) throws {
        let line = Frame(
            origin: "Row#separator", rect: CGRect(x: 0, y: y, width: 20, height: 0.5), fill: .color(.black))
        let frame = Frame(
            origin: "Row", rect: CGRect(x: 0, y: 0, width: 20, height: 12), fill: .color(.white), children: [line])
        let bitmap = try Renderer().render(frame, scale: 2, background: .white)
        try PNGWriter.data(bitmap, embedding: embeds ? frame : nil).write(to: folder.appendingPathComponent(name))
    }

    func testFindings() throws {
        try writePicture(y: 4.3, to: "a.png")
        try writePicture(y: 4.5, to: "b.png")
        let result = try run("lint", "a.png", "b.png")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.text,
            """
            a.png: Row#separator: the top edge of a line of 0.5 pt is at 8.6 px at 2x (at 0, 4.3, 20 × 0.5 pt)
            1 finding in 2 pictures with 4 components

            """)
        XCTAssertEqual(try run("lint", "b.png").text, "no findings in 1 picture with 2 components\n")
        XCTAssertEqual(try run("lint", "b.png").status, 0)
        XCTAssertEqual(try run("lint", "a.png", "--ignore", "separator").status, 0)
        XCTAssertEqual(try run("lint", "a.png", "--rule", "contrast").status, 0)
    }

    func testJSON() throws {
        try writePicture(y: 4.3, to: "a.png")
        let result = try run("lint", "a.png", "--json")
        XCTAssertEqual(result.status, 1)
        let object = try JSONSerialization.jsonObject(with: Data(result.text.utf8)) as? [String: Any]
        let results = object?["results"] as? [[String: Any]]
        let finding = (results?.first?["findings"] as? [[String: Any]])?.first
        XCTAssertEqual(finding?["rule"] as? String, "fractionalEdge")
        XCTAssertEqual(finding?["component"] as? String, "Row#separator")
        XCTAssertEqual(finding?["path"] as? [Int], [0])
    }

    // MARK: Conversations

    private let chat = """
        channel: {name: Lunch, members: [ana]}
        me: luke
        users:
          ana: Ana
          luke: Luke
        messages:
          - from: ana
            text: Noodles?
          - from: luke
            text: Always
        """

    func testConversation() throws {
        try write(chat, to: "chat.yaml")
        let list = try run("lint", "chat.yaml", "--rule", "touchTarget")
        XCTAssertEqual(list.status, 1, list.error)
        XCTAssertTrue(
            list.text.hasPrefix("chat.yaml: ChatAvatarView#authorAvatarView: touch target of 32 × 32 pt"), list.text)
        let channel = try run("lint", "chat.yaml", "--rule", "touchTarget", "--screen", "channel")
        XCTAssertTrue(channel.text.contains("chat.yaml: SendButton: touch target of 35 × 40 pt"), channel.text)
        let result = try run("lint", "chat.yaml", "--rule", "constraint", "--screen", "channel")
        XCTAssertEqual(result.status, 0)
        XCTAssertNotNil(result.text.wholeMatch(of: /no findings in 1 picture with \d\d+ components\n/), result.text)
    }

    func testThePageShowsIt() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
            .standardizedFileURL.path
        let text = try run("lint", "\(package)/Examples/group.yaml", "--screen", "channel-list").text
            .replacing("\(package)/", with: "")
        let page = try String(contentsOfFile: "\(package)/Documentation/Goldens/Lint.md", encoding: .utf8)
        XCTAssertTrue(page.contains("\(text)```"), text)
    }

    /// The background of a style's page is behind texts without a closer one.
    func testStyle() throws {
        try write(chat, to: "chat.yaml")
        try write("colors: {background: \"#777777\"}\n", to: "style.yaml")
        let contrast = ["lint", "chat.yaml", "--rule", "contrast"]
        XCTAssertTrue(try run(contrast).text.contains(" on #FCFCFC, "))
        let styled = try run(contrast + ["--style", "style.yaml"])
        XCTAssertTrue(styled.text.contains(" on #777777, "), styled.text + styled.error)
    }

    func testChannelsAndPictures() throws {
        let channels = ["Lunch", "Dinner"].map { name in
            "  - {channel: {name: \(name), id: \(name.lowercased()), members: [ana]}, messages: [{from: ana, text: Hi}]}"
        }
        try write(
            "me: luke\nusers: {ana: Ana, luke: Luke}\nchannels:\n\(channels.joined(separator: "\n"))\n",
            to: "chats.yaml")
        try writePicture(y: 4.5, to: "b.png")
        let result = try run("lint", "chats.yaml", "b.png", "--rule", "contrast")
        XCTAssertTrue(result.text.contains("chats.yaml messaging:lunch: UILabel#"), result.text + result.error)
        XCTAssertTrue(result.text.contains("chats.yaml messaging:dinner: UILabel#"), result.text)
        XCTAssertTrue(result.text.contains(" in 3 pictures with "), result.text)
    }

    func testBadInputOfConversations() throws {
        try write(chat, to: "chat.yaml")
        try writePicture(y: 4.5, to: "b.png")
        try assertFails("lint", "gone.yaml", saying: "gone.yaml: there is no such file")
        try assertFails(
            "lint", "chat.yaml", "--channel", "x",
            saying: "chat.yaml: no channel “x”; the channels are messaging:conversation")
        try assertFails(
            "lint", "chat.yaml", "--pages",
            saying: "--pages splits pictures, but lint checks all messages; remove it")
        try assertFails(
            "lint", "b.png", "--screen", "channel",
            saying: "--screen is for conversations; b.png is a picture")
    }

    func testBadInput() throws {
        try writePicture(y: 4.5, to: "plain.png", embeds: false)
        let result = try run("lint", "plain.png")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.error.contains("plain.png: it has no frame tree"), result.error)
        XCTAssertEqual(try run("lint", "gone.png").status, 2)
    }
}
