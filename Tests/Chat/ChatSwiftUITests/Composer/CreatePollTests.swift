import ChatModels
import ChatSwiftUI
import Frames
import GoldenTesting
import HeadlessSwiftUI
import Rendering
import XCTest

/// The form for a new poll, at three pixels per point. The figures are measured on images of the SDK.
final class CreatePollTests: XCTestCase {
    private func draw(
        filledInWith poll: Poll? = nil, config: PollsConfig = PollsConfig(), scale: CGFloat = 3
    ) -> DrawnView {
        DrawnView(proposing: ProposedSize(width: 360, height: 700), settings: RenderSettings(scale: scale)) {
            let _ = InjectedValues[\.utils].pollsConfig = config
            CreatePollView(
                chatController: ChatChannelController(client: ChatClient(), channel: nil), filledInWith: poll)
        }
    }

    func testAnEmptyForm() {
        let drawn = draw()
        let cards = drawn.places(of: "FormCard")
        XCTAssertEqual(cards.map { $0.height.rounded() }, [54, 54, 63, 63, 63, 63])
        XCTAssertEqual(Set(cards.map(\.width)), [320])
        XCTAssertEqual(zip(cards, cards.dropFirst()).map { ($1.minY - $0.maxY).rounded() }, [57, 30, 14, 14, 14])
        XCTAssertEqual(drawn.place(ofText: "Cancel").minX, 16)
        XCTAssertEqual(drawn.place(ofText: "Question").origin, CGPoint(x: 20, y: 55))
    }

    /// At one pixel per point, fields are a point higher.
    func testPixelsRoundTheFields() {
        XCTAssertEqual(draw(scale: 1).places(of: "FormCard").map(\.height), [55, 55, 63, 63, 63, 63])
    }

    func testALimitOfVotesIsInTheCardOfSeveralAnswers() {
        let isOn = PollsEntryConfig(configurable: true, defaultValue: true)
        let drawn = draw(config: PollsConfig(multipleAnswers: isOn, anonymousPoll: .notConfigurable))
        XCTAssertEqual(drawn.places(of: "FormCard").map { $0.height.rounded() }, [54, 54, 126, 63, 63])
        XCTAssertTrue(drawn.texts.contains("Maximum votes per person"))
        XCTAssertFalse(drawn.texts.contains("Anonymous poll"))
    }

    func testAFilledInFormHasAllOptionsAndAnEmptyOne() {
        let poll = Poll(id: "p", name: "Where to?", options: [PollOption(text: "Endor"), PollOption(text: "Hoth")])
        let drawn = draw(filledInWith: poll)
        XCTAssertEqual(
            drawn.texts.filter { $0 != " " }.prefix(6),
            ["Question", "Where to?", "Options", "Endor", "Hoth", "Add an option"])
    }

    func testGolden() {
        let poll = Poll(id: "p", name: "Where to?", options: [PollOption(text: "Endor")], maxVotesAllowed: 3)
        withSnapshotTesting(sizeBudget: 28 << 10) {
            assertGolden(of: draw(filledInWith: poll, scale: 1).frame, settings: RenderSettings(scale: 1))
        }
    }
}
