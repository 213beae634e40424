import ChatLook
import Frames
import Lint
import Rendering
import XCTest

@testable import ChatUI

/// No translation is too long for its place: every component on a narrow phone, in every language.
@MainActor @preconcurrency
final class TranslatedScenesTests: XCTestCase {
    /// The truncated texts in a scene, without numbers.
    private func truncations(_ scene: VariantScene, locale: String) throws -> [LintFinding] {
        let settings = RenderSettings(scale: 2, locale: locale)
        var room = scene.room
        if room.width == 390 { room.width = 375 }
        return try ConfigurationScope.run {
            try LayoutLint(rules: [.truncation]).report(settings: settings) {
                try scene.make().makeFrame(proposing: room)
            }.findings
        }
    }

    func testNoTextIsCutShort() throws {
        for scene in VariantScene.all where scene.name != "group" {
            // The texts of a conversation may be truncated, and are in English, too.
            let english = Set(try truncations(scene, locale: "en_US").map(\.component))
            for language in ComponentLanguage.all where language.code != "en" {
                for finding in try truncations(scene, locale: language.code)
                where !english.contains(finding.component) {
                    XCTFail("\(language.name), \(scene.name): \(finding)")
                }
            }
        }
    }
}
