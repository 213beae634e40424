import Foundation

extension FrameDetails {
    /// Collects the details from the tags of a tree. They belong to the tree without tags.
    public init(tagged frame: Frame) {
        self.init()
        add(frame, inside: Node())
    }

    /// - Parameter outer: What a frame takes from those around it: the message and the channel.
    private mutating func add(_ frame: Frame, inside outer: Node) {
        let place = nodes.count
        nodes.append(outer)
        take(frame, at: place)
        let inherited = nodes[place].inherited
        addChildren(of: frame, inside: inherited)
    }

    private mutating func addChildren(of frame: Frame, inside outer: Node) {
        for child in frame.children {
            guard child.tags.isGroup else {
                add(child, inside: outer)
                continue
            }
            // The tree without tags has no group: its first frame takes the role.
            var inner = outer
            inner.take(child.tags)
            let first = nodes.count
            addChildren(of: child, inside: inner.inherited)
            guard first < nodes.count else { continue }
            nodes[first].role = nodes[first].role ?? inner.role
            nodes[first].label = nodes[first].label ?? inner.label
        }
    }

    private mutating func take(_ frame: Frame, at place: Int) {
        nodes[place].take(frame.tags)
        guard case .text(let text) = frame.content, !text.written.lines.isEmpty else { return }
        nodes[place].textLines = text.written.lines.map(TextLine.init)
    }
}

extension FrameDetails.Node {
    /// What the frames inside share.
    fileprivate var inherited: Self { Self(message: message, channel: channel) }

    fileprivate mutating func take(_ tags: Frame.Tags) {
        for content in tags.contents {
            switch content {
            case .message(let id, _): message = id
            case .channel(let id, _): channel = id
            }
        }
        // Outer views come last, and their element contains the others.
        for element in tags.elements.reversed() {
            guard role == nil, let role = element.announcedRole else { continue }
            self.role = role
            label = element.node.label
        }
        layout = tags.reasons
    }
}

extension AccessibilityProperties {
    /// The role of an element in a word; `nil` for a view that is no element.
    fileprivate var announcedRole: String? {
        switch role {
        case .element, .combined, .row: node.role
        case .transparent, .group, .hidden, .change: nil
        }
    }
}

extension AccessibilityNode {
    /// The role in a word: the kind, or that of the first trait that is a role; `element` for none.
    package var role: String {
        if let kind { return kind.rawValue }
        return Self.roles.first { traits.contains($0.trait) }?.word ?? "element"
    }

    private static let roles: [(trait: Traits, word: String)] = [
        (.toggleButton, "toggleButton"), (.searchField, "searchField"), (.keyboardKey, "keyboardKey"),
        (.link, "link"), (.button, "button"), (.tabBar, "tabBar"), (.adjustable, "adjustable"), (.header, "header"),
        (.image, "image"), (.staticText, "text"),
    ]
}

extension TextLine {
    fileprivate init(_ line: WrittenLine) {
        let rect = line.rect
        self.init(
            text: String(line.text), rect: NodeRect(rect),
            words: line.words.map { word in
                Word(
                    text: word.text,
                    rect: NodeRect(
                        CGRect(x: rect.minX + word.x, y: rect.minY, width: word.width, height: rect.height)))
            })
    }
}
