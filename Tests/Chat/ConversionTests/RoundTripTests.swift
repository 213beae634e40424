import ChatModels
import Conversion
import Foundation
import Frames
import Pictures
import Styles
import XCTest

/// A converted payload is drawn like the payload itself.
final class RoundTripTests: ConversionTestCase {
    /// The messages as the text of their frames, and the row in a channel list.
    private func drawn(_ conversation: Conversation, _ flavor: Flavor) throws -> [String] {
        let screens: [PictureSelection] = [PictureSelection(), PictureSelection(.channelList, width: 390, height: 200)]
        return try screens.flatMap { selection in
            try ConversationPictures(conversation, selection: selection, flavor: flavor).frames()
                .flatMap { "\($0)".split(separator: "\n").map(String.init) }
        }
    }

    private func check(
        _ data: Data, as format: ExportFormat = .stream, expecting payload: Data? = nil, _ flavors: [Flavor],
        _ what: String
    ) throws {
        let converted = try ConversationConverter.convert(data, name: "a.json", .init(format: format, me: "ana"))
        let expected = try ConversationReader.read(payload ?? data, name: "a.json", me: "ana").conversations
        let found = try ConversationReader.read(Data(converted.text.utf8), name: "a.yaml").conversations
        XCTAssertEqual(found.count, expected.count, what)
        for expected in expected {
            // Pinned channels are first in a conversation file.
            let found = try XCTUnwrap(
                found.count == 1 ? found.first : found.first { $0.channel.cid == expected.channel.cid }, what)
            XCTAssertEqual(found.channel.isDirectMessageChannel, expected.channel.isDirectMessageChannel, what)
            for flavor in flavors {
                let (one, other) = try (drawn(expected, flavor), drawn(found, flavor))
                let place = zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset ?? min(one.count, other.count)
                XCTAssertEqual(
                    one.dropFirst(place).first, other.dropFirst(place).first,
                    "\(what), \(flavor.rawValue): \(converted.omissions)\n\(converted.text)")
            }
        }
    }

    func testConvertedStatesAreDrawnAsTheyCame() throws {
        for seed in 1...24 {
            try check(GeneratedPayload.data(GeneratedPayload.state(seed: seed)), Flavor.allCases, "\(seed)")
        }
    }

    /// With events that add, change, delete and truncate.
    func testConvertedEventsAreDrawnWithTheirResult() throws {
        for seed in 201...212 {
            let whole = GeneratedPayload.state(seed: seed)
            // Events have no other data.
            let state = whole.filter { ["channel", "members", "messages", "read"].contains($0.key) }
            let events = GeneratedEvents.events(of: state, seed: seed)
            try check(
                GeneratedPayload.data(events), as: .webhook, expecting: GeneratedPayload.data(state), Flavor.allCases,
                "\(seed)")
        }
    }

    func testConvertedListsAreDrawnAsTheyCame() throws {
        for seed in 101...106 {
            let channels = (1...3).map { GeneratedPayload.state(seed: seed, channel: $0) }
            try check(GeneratedPayload.data(["channels": channels, "duration": "1ms"]), [.uikit], "\(seed)")
        }
    }
}
