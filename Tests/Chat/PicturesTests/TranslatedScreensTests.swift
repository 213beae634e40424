import ChatLook
import ChatModels
import Devices
import Foundation
import Frames
import Lint
import Pictures
import Rendering
import Styles
import XCTest

/// No translation is too long for its place: whole screens of both flavors on the narrowest phone, in every language.
final class TranslatedScreensTests: XCTestCase {
    private static let chat = """
        channel: { name: Club, members: [leia, luke, han], unread: 2, typing: [leia] }
        me: luke
        users: { leia: { name: Leia, online: true }, luke: { name: Luke }, han: { name: Han } }
        messages:
          - { from: leia, at: 2024-01-01T09:00:00Z, text: Hi, pinned-by: han, edited: true,
              thread: { replies: 2, messages: [{ from: luke, text: Here }, { from: han, text: There }] } }
          - { from: han, at: 2024-01-01T09:01:00Z, text: Gone, deleted: true }
          - { from: han, at: 2024-01-01T09:02:00Z, attachments: [{ voice: 59 }] }
          - { from: luke, at: 2024-01-01T09:03:00Z, text: Failed, state: failed }
          - from: leia
            at: 2024-01-01T09:04:00Z
            attachments:
              - poll: { question: When?, suggestions: true, comments: 2, options: [{ text: Now, votes: 3, by: [luke] }, Later] }
        """

    private func truncated(_ selection: PictureSelection, _ flavor: Flavor, locale: String) throws -> [LintFinding] {
        let conversation = try ConversationReader.read(Data(Self.chat.utf8), name: "chat.yaml").conversations[0]
        let settings = RenderSettings(scale: 2, locale: locale)
        return try LayoutLint(rules: [.truncation]).report(settings: settings) {
            try ConversationPictures(conversation, selection: selection, flavor: flavor, settings: settings).frames()[
                0]
        }.findings
    }

    func testNoTextIsCutShort() throws {
        let lists = [ListStatus.State.empty, .error].flatMap { state in
            [PictureSelection.Screen.channelList, .threadList].map { screen in
                PictureSelection(screen, list: ListStatus(state, newThreads: 3), device: .iPhoneSE, chrome: .bars)
            }
        }
        let screens = PictureSelection.Screen.allCases.filter(\.isWhole).map {
            PictureSelection($0, device: .iPhoneSE, chrome: .bars)
        }
        for flavor in Flavor.allCases {
            for selection in screens + lists {
                let english = Set(try truncated(selection, flavor, locale: "en_US").map(\.component))
                for language in ComponentLanguage.all where language.code != "en" {
                    for finding in try truncated(selection, flavor, locale: language.code)
                    where !english.contains(finding.component) {
                        XCTFail(
                            "\(language.name), \(flavor), \(selection.screen), \(selection.list.state): \(finding)")
                    }
                }
            }
        }
    }
}
