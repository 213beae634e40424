import ChatModels
import ChatUI
import Foundation
import Frames
import Rendering
import Styles
import UIKitStyles
import XCTest

/// Reads styles and lays out messages in them.
@MainActor @preconcurrency
class StyleTestCase: XCTestCase {
    func style(_ text: String, name: String = "style.yaml") throws -> Style {
        try StyleReader.read(Data(text.utf8), name: name)
    }

    /// A group of two messages by Leia, and a group of two by Luke, the current user.
    static let conversation = """
        channel: { name: Rebels, members: [leia, luke, han] }
        me: luke
        users: { leia: { name: Leia Organa }, luke: { name: Luke }, han: { name: Han } }
        messages:
          - { from: leia, at: 2024-05-01T12:00:00Z, text: Hello }
          - { from: leia, at: 2024-05-01T12:00:20Z, text: Is anybody there?, reactions: { like: 1, love: { mine: true } } }
          - { from: luke, at: 2024-05-02T12:01:00Z, text: Sup! }
          - { from: luke, at: 2024-05-02T12:01:20Z, text: "See example.com", thread: { replies: 2, participants: [leia] } }
        """

    /// The messages in a style: a row for each.
    func frame(
        _ style: String = "{}", of conversation: String = conversation, settings: RenderSettings = RenderSettings(),
        width: CGFloat = 390, configuring configure: () -> Void = {}
    ) throws -> Frame {
        let document = try ConversationReader.read(Data(conversation.utf8), name: "chat.yaml")
        let chat = try XCTUnwrap(document.conversations.first)
        let style = try self.style(style)
        return RenderSettings.withCurrent(settings) {
            ConfigurationScope.run {
                configure()
                style.apply()
                return MessagesScreen(
                    channel: chat.channel, messages: chat.messages, currentUserId: chat.currentUser?.id
                ).makeFrame(proposing: ProposedSize(width: width))
            }
        }
    }

    /// A value of `Components` and `Appearance` in a style.
    func configuration<Value>(_ style: String, _ value: (Components, Appearance) -> Value) throws -> Value {
        let style = try self.style(style)
        return ConfigurationScope.run {
            style.apply()
            return value(.default, .default)
        }
    }
}

extension Frame {
    /// A part of a message, by its index from the oldest one.
    func part(_ name: String, ofMessage index: Int) throws -> Frame {
        try XCTUnwrap(children[index].first(named: name), "no \(name) in message \(index)")
    }

    func hasPart(_ name: String, inMessage index: Int) -> Bool { children[index].first(named: name) != nil }

    /// The color that a frame is filled with.
    var fillColor: RGBA? { if case .color(let color) = fill { color } else { nil } }

    /// The rectangle of a part in a message's row.
    func place(_ name: String, inMessage index: Int) throws -> CGRect {
        var place: CGRect?
        children[index].forEach { frame, rect in
            if place == nil, frame.name.hasSuffix("#\(name)") { place = rect }
        }
        let origin = children[index].rect.origin
        return try XCTUnwrap(place).offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The first text in a part, with its font and color.
    var text: TextContent? {
        if case .text(let text) = content { return text }
        for child in children { if let text = child.text { return text } }
        return nil
    }
}
