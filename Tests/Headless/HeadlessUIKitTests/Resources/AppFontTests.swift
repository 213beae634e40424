import Fonts
import Foundation
import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// Fonts in an app's files.
@MainActor @preconcurrency
final class AppFontTests: XCTestCase {
    private var folder = ResourceFolder()

    override func tearDown() async throws { folder.remove() }

    private func copy(_ font: String, to path: String) throws {
        try folder.write(path, Data(contentsOf: URL(fileURLWithPath: BundledFonts.path(for: font))))
    }

    /// Returns the files that draw a text.
    private func files(_ font: UIFont) -> [String] {
        let label = UILabel()
        label.text = "Hello"
        label.font = font
        var files: [String] = []
        label.makeFrame(proposing: ProposedSize(width: 200)).forEach { frame, _ in
            if case .text(let text) = frame.content { files += text.runs.map(\.face.file) }
        }
        return files
    }

    func testFontsByName() throws {
        try copy("ShotScript-Regular.otf", to: "App_App.resources/Fonts/Script.otf")
        try copy("ShotScript-Bold.otf", to: "App_App.resources/Fonts/ScriptBold.otf")
        try folder.write("App_App.resources/broken.ttf", "no font")
        let path = folder.url.path
        let problems = try reported {
            try folder.run {
                let regular = try XCTUnwrap(UIFont(name: "ShotScript-Regular", size: 20))
                XCTAssertEqual(files(regular), ["Script.otf"])
                XCTAssertEqual(regular.familyName, "Shot Script")
                XCTAssertEqual(regular.fontName, "ShotScript-Regular")
                let bold = try XCTUnwrap(UIFont(name: "ShotScript-Bold", size: 20))
                XCTAssertEqual(files(bold), ["ScriptBold.otf"])
                XCTAssertEqual(files(try XCTUnwrap(UIFont(name: "Shot Script", size: 20))), ["Script.otf"])
                XCTAssertTrue(UIFont.familyNames.contains("Shot Script"))
                XCTAssertEqual(
                    UIFont.fontNames(forFamilyName: "Shot Script"), ["ShotScript-Regular", "ShotScript-Bold"])
                XCTAssertGreaterThan(regular.lineHeight, 20)
                XCTAssertNil(UIFont(name: "ShotNothing", size: 20))
            }
        }
        XCTAssertEqual(
            problems,
            ["The font \(path)/App_App.resources/broken.ttf is no font, or not a complete one, so it isn't used."])
    }

    func testListedFonts() throws {
        try copy("ShotCasual-Regular.otf", to: "App_App.resources/Casual.otf")
        try copy("ShotCasual-Bold.otf", to: "App_App.resources/CasualBold.otf")
        try folder.write(
            "App_App.resources/Info.plist",
            "<plist version=\"1.0\"><dict><key>UIAppFonts</key><array><string>Casual.otf</string></array></dict></plist>"
        )
        try folder.run {
            XCTAssertEqual(files(try XCTUnwrap(UIFont(name: "ShotCasual-Regular", size: 20))), ["Casual.otf"])
            XCTAssertEqual(UIFont.fontNames(forFamilyName: "Shot Casual"), ["ShotCasual-Regular"])
        }
    }
}
