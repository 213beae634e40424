import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// The form of a new poll.
@MainActor @preconcurrency
final class PollCreationTests: XCTestCase {
    private let settings = RenderSettings(scale: 1, now: fixtureDate)

    private func laidOut(_ form: PollCreationVC) -> PollCreationVC {
        form.view.frame = CGRect(x: 0, y: 0, width: 320, height: 1000)
        form.view.layoutIfNeeded()
        return form
    }

    private func type(_ text: String, into field: PollCreationTextFieldView?) throws {
        let field = try XCTUnwrap(field?.inputTextField)
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    func testTypingFillsTheForm() throws {
        let form = laidOut(PollCreationVC())
        XCTAssertFalse(form.createPollButton.isEnabled)
        let name = form.tableView.cellForRow(at: [0, 0]) as? PollCreationNameCell
        try type("Lunch?", into: name?.textFieldView)
        XCTAssertEqual(form.name, "Lunch?")
        for (index, option) in ["Soup", "Salad"].enumerated() {
            form.view.layoutIfNeeded()
            let cell = form.tableView.cellForRow(at: [1, index]) as? PollCreationOptionCell
            try type(option, into: cell?.textFieldView)
        }
        XCTAssertEqual(form.options, ["Soup", "Salad", ""])
        XCTAssertTrue(form.createPollButton.isEnabled)
    }

    func testOptionsMustDiffer() throws {
        let form = PollCreationVC()
        form.name = "Lunch?"
        form.options = ["Soup", " soup", ""]
        XCTAssertFalse(form.canCreatePoll)
        XCTAssertTrue(frame(form).allTexts.contains("This is already an option"))
    }

    func testLimitIsANumberFromTwoToTen() throws {
        let form = PollCreationVC()
        form.name = "Lunch?"
        form.options = ["Soup"]
        form.features[0].isEnabled = true
        XCTAssertTrue(form.canCreatePoll)
        form.isMaximumVotesEnabled = true
        XCTAssertFalse(form.canCreatePoll)
        for (text, limit) in [("1", nil), ("2", 2), ("10", 10), ("11", nil), ("two", nil)] as [(String, Int?)] {
            form.maximumVotesText = text
            XCTAssertEqual(form.maximumVotes, limit, text)
            XCTAssertEqual(form.canCreatePoll, limit != nil, text)
        }
        XCTAssertTrue(frame(form).allTexts.contains("Type a number from 2 to 10"))
        form.features[0].isEnabled = false
        XCTAssertTrue(form.canCreatePoll)
    }

    func testSwitchesTurnFeaturesOn() throws {
        let form = laidOut(PollCreationVC())
        let several = form.tableView.cellForRow(at: [2, 0]) as? PollCreationMultipleVotesFeatureCell
        let control = try XCTUnwrap(several?.featureSwitchView.switchView)
        control.isOn = true
        control.sendActions(for: .valueChanged)
        XCTAssertTrue(form.isEnabled(.multipleVotes))
        form.view.layoutIfNeeded()
        let limit = form.tableView.cellForRow(at: [2, 0]) as? PollCreationMultipleVotesFeatureCell
        XCTAssertEqual(limit?.maximumVotesContainer.isHidden, false)
    }

    func testConfigurationChoosesTheFeatures() {
        ConfigurationScope.run {
            Components.default.pollsConfig = PollsConfig(
                multipleAnswers: PollsEntryConfig(configurable: true, defaultValue: true),
                anonymousPoll: PollsEntryConfig(configurable: false, defaultValue: true),
                suggestAnOption: .notConfigurable, maxVotesPerPerson: .notConfigurable)
            let form = PollCreationVC()
            XCTAssertEqual(form.features.map(\.kind), [.multipleVotes, .comments])
            XCTAssertTrue(form.isEnabled(.multipleVotes))
            XCTAssertTrue(form.isEnabled(.anonymous))
            XCTAssertFalse(form.isEnabled(.suggestions))
            XCTAssertEqual(frame(form).rects(of: "maximumVotesTextFieldView"), [])
        }
    }

    func testRowsAreCardsOfIOS() throws {
        let frame = frame(PollCreationVC())
        let cards = frame.rects(of: "PollCreationNameCell") + frame.rects(of: "PollCreationOptionCell")
        // A card of 54 points, and 12 below it.
        XCTAssertEqual(cards.map(\.height), [66, 66])
        XCTAssertEqual(frame.rects(of: "PollCreationFeatureCell").count, 3)
    }

    // MARK: Pictures

    private func frame(_ form: PollCreationVC) -> Frame {
        RenderSettings.withCurrent(settings) {
            form.makeFrame(proposing: ProposedSize(width: 320, height: 1000))
        }
    }

    private func filled() -> PollCreationVC {
        let form = PollCreationVC()
        form.name = "Where do we meet?"
        form.options = ["Cantina"]
        form.features[0].isEnabled = true
        form.isMaximumVotesEnabled = true
        form.maximumVotesText = "12"
        return form
    }

    func testEmptyForm() {
        assertGolden(
            of: NavigationVC(rootViewController: PollCreationVC()), width: 280, height: 340, settings: settings)
    }

    func testDarkFilledForm() {
        var settings = settings
        settings.appearance = .dark
        assertGolden(of: NavigationVC(rootViewController: filled()), width: 280, height: 465, settings: settings)
    }
}
