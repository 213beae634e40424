import ChatModels
import Foundation
import Frames
import Pictures
import Rendering
import Styles
import Typesetting

/// Pictures for annotation tests.
enum TestPicture {
    /// Returns a filled frame, of 10 points by default.
    static func part(
        _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 10, _ height: CGFloat = 10,
        children: [Frame] = []
    ) -> Frame {
        Frame(
            origin: Frame.Origin(name: name), rect: CGRect(x: x, y: y, width: width, height: height),
            fill: .color(RGBA(hex: 0xDDDDDD, alpha: 0.5)),
            children: children)
    }

    static func text(_ string: String, _ name: String = "UILabel", _ x: CGFloat = 0, _ y: CGFloat = 0) -> Frame {
        let paragraph = Typesetter.current.layOut(StyledText(string, TextAttributes(font: .system(size: 13))))
        return Frame(
            origin: Frame.Origin(name: name), rect: CGRect(origin: CGPoint(x: x, y: y), size: paragraph.size),
            content: .text(paragraph.content(in: paragraph.size.width)))
    }

    static func picture(_ children: [Frame], width: CGFloat = 200, height: CGFloat = 200) -> Frame {
        Frame(origin: "Root", rect: CGRect(x: 0, y: 0, width: width, height: height), children: children)
    }

    /// Three messages, the last from the current user.
    static let chat = """
        channel: { name: Lunch, members: [leia, luke] }
        me: luke
        users: { leia: { name: Leia Organa }, luke: { name: Luke } }
        messages:
          - { id: hello, from: leia, at: 2024-01-01T11:40:00Z, text: Hello there }
          - { id: menu, from: leia, at: 2024-01-01T11:41:00Z, text: The menu has noodles today, reactions: { love: 1 } }
          - { id: reply, from: luke, at: 2024-01-01T11:45:00Z, text: On my way }
        """

    /// A picture of the three messages with content tags.
    static func conversation(
        _ selection: PictureSelection = PictureSelection(width: 280), flavor: Flavor = .uikit,
        settings: RenderSettings = RenderSettings(), marked: Bool = true, treeTags: TreeTags? = nil
    ) throws -> Frame {
        let document = try ConversationReader.read(Data(chat.utf8), name: "chat.yaml")
        var pictures = ConversationPictures(
            document.conversations[0], selection: selection, flavor: flavor, settings: settings)
        pictures.tagsContent = marked
        pictures.treeTags = treeTags
        return try pictures.frames()[0]
    }
}

extension Frame {
    /// Returns the rectangles of frames with a name, in this frame's coordinates, ignoring transforms.
    func rects(named name: String) -> [CGRect] {
        var rects: [CGRect] = []
        forEach { frame, rect in if frame.name == name { rects.append(rect) } }
        return rects
    }

    /// All texts of the tree, in painting order.
    var texts: [String] {
        var texts: [String] = []
        forEach { frame, _ in if case .text(let text) = frame.content { texts.append(text.string) } }
        return texts
    }
}
