import Comparison
import Console
import Frames

/// Describes the differences between two looks for readers who can't see them: `bubble corner radius 4 instead of 18`.
struct DifferenceWords {
    /// The differences, most significant first.
    private var phrases: [String] = []

    /// The maximum length of a description in characters. Screen readers read about this much at once.
    static let maximumLength = 125

    /// Compares the frames of two looks.
    init(from old: Frame, to new: Frame) {
        var known: [(change: FrameChange, name: String)] = []
        for change in FrameDifference(from: old, to: new).groups.map(\.change) {
            let name = change.component.spoken
            // A clip and the fill inside it have the same shape, so only one is described.
            let index = known.firstIndex {
                $0.change.event.isLike(change.event) && ($0.name == "clip" || name == "clip" || $0.name == name)
            }
            if let index {
                if known[index].name == "clip" { known[index].name = name }
            } else {
                known.append((change, name))
            }
        }
        // Color values mean little when read aloud, so they come last.
        phrases = (known.filter { !$0.change.isColor } + known.filter(\.change.isColor)).map {
            $0.change.spoken(of: $0.name)
        }
    }

    /// Returns as many differences as fit, at least one, and the number of omitted ones.
    ///
    /// - Parameter length: The maximum number of characters. A single longer difference is still included.
    /// - Returns: `nil` if nothing differs.
    func text(within length: Int) -> String? {
        guard let first = phrases.first else { return nil }
        func more(_ count: Int) -> String { count == 0 ? "" : ", and \(count) more" }
        var text = first.shortened(to: max(length - more(phrases.count - 1).count, 24))
        var count = 1
        for phrase in phrases.dropFirst() {
            let longer = "\(text), \(phrase)"
            guard (longer + more(phrases.count - count - 1)).count <= length else { break }
            text = longer
            count += 1
        }
        return text + more(phrases.count - count)
    }

    /// The description of a picture after a change.
    static func after(_ subject: String, _ difference: String) -> String { "\(subject), after: \(difference)" }

    /// The description of a picture that shows both.
    static func beforeAndAfter(_ subject: String, _ difference: String) -> String {
        "\(subject), before and after: \(difference)"
    }
}

extension FrameChange {
    /// Whether the values contain colors.
    fileprivate var isColor: Bool {
        switch property {
        case .fill, .border, .borderColor, .shadow, .textColor, .textDecoration, .tint, .stroke, .strokeColor: true
        case nil, .cornerRadius, .cornerStyle, .borderWidth, .opacity, .clipping, .mask, .effects,
            .transform, .textPosition, .glyphs, .missingGlyphs, .imagePlacement, .drawing, .strokeWidth, .margin,
            .topMargin, .leftMargin, .bottomMargin, .rightMargin:
            false
        }
    }

    /// The change, worded for a screen reader.
    fileprivate func spoken(of name: String) -> String {
        switch event {
        case .added: "\(name) added"
        case .removed: "\(name) removed"
        case .altered(.renamed, _, _): "another \(name)"
        case .altered(let alteration, _, _): "\(name) \(alteration.spoken ?? phrase)"
        }
    }
}

extension FrameChange.Event {
    /// Whether another frame has the same change between the same values.
    fileprivate func isLike(_ other: FrameChange.Event) -> Bool {
        switch (self, other) {
        case (.added, .added), (.removed, .removed): true
        case (.altered(.moved(_, let from, let to), _, _), .altered(.moved(_, let start, let end), _, _)):
            from == start && to == end
        case (.altered(let one, _, _), .altered(let two, _, _)): one == two
        case (.added, _), (.removed, _), (.altered, _): false
        }
    }
}

extension FrameChange.Alteration {
    /// Words for the new value and the old value; `nil` if the change has no two values that can be read aloud.
    fileprivate var spoken: String? {
        switch self {
        case .restyled(let property, let value): value.spoken.map { "\(property.words) \($0)" }
        case .font(let value): value.spoken.map { "font \($0)" }
        case .image(let value): value.spoken.map { "image \($0)" }
        case .retexted(let from?, let to?, _): "“\(to.shortened(to: 24))” instead of “\(from.shortened(to: 24))”"
        case .resized(let from, let to): "\(to.words) pt instead of \(from.words)"
        case .renamed, .retexted, .moved, .reflowed, .restacked, .clipped, .mirrored: nil
        }
    }
}

extension ValueChange {
    fileprivate var spoken: String? {
        guard case .exchange(let from, let to) = self, !from.words.contains("\n") else { return nil }
        return "\(to.words) instead of \(from.words)"
    }
}

extension String {
    /// A component's name in plain words: `author name` for `UILabel#authorNameLabel`.
    fileprivate var spoken: String {
        let name = split(separator: " ").first.map(String.init) ?? self
        let own = Frame.Origin(name: name).role
        var words: [String] = []
        var wasUppercase = true
        for letter in own {
            if words.isEmpty || letter.isUppercase && !wasUppercase { words.append("") }
            words[words.count - 1] += letter.lowercased()
            wasUppercase = letter.isUppercase
        }
        let plain = words.map { $0.hasPrefix("ui") ? String($0.dropFirst(2)) : $0 }.filter { !Self.code.contains($0) }
        return plain.isEmpty ? "part" : plain.joined(separator: " ")
    }

    /// Words in names of types and members that say nothing about appearance.
    private static let code: Set = ["", "chat", "view", "label", "stack", "container", "content", "shape", "main"]
}
