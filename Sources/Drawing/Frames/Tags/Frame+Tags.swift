package import Foundation

extension Frame {
    /// Information about a view beyond what it paints.
    package enum Tag: Sendable {
        /// For assistive technologies.
        case element(AccessibilityProperties)
        /// For the lint of layouts.
        case note(LayoutNote)
        /// For annotations: the part of a conversation that the view shows.
        case shows(ShownContent)
        /// What decided the view's size and position.
        case reasons(LayoutReasons)

        /// The kinds of tags, which are requested individually.
        package struct Kinds: OptionSet, Sendable {
            package let rawValue: UInt8

            package init(rawValue: UInt8) { self.rawValue = rawValue }

            package static let elements = Kinds(rawValue: 1)
            package static let notes = Kinds(rawValue: 2)
            package static let contents = Kinds(rawValue: 4)
            package static let reasons = Kinds(rawValue: 8)
            /// The words of each line. They are in the text itself, see ``WrittenLine/words``.
            package static let words = Kinds(rawValue: 16)

            package static let all: Kinds = [.elements, .notes, .contents, .reasons, .words]
        }

        fileprivate var kind: Kinds {
            switch self {
            case .element: .elements
            case .note: .notes
            case .shows: .contents
            case .reasons: .reasons
            }
        }
    }

    /// The tags of a frame, those of inner views first. They aren't part of the picture: trees are equal regardless of
    /// tags, and files don't store them.
    package struct Tags: Sendable, Equatable {
        private var list: [Tag] = []

        /// Whether the frame exists only for its tags, which apply to several frames.
        fileprivate(set) package var isGroup = false

        package static func == (one: Self, other: Self) -> Bool { true }

        package mutating func append(_ tag: Tag) { list.append(tag) }

        package var elements: [AccessibilityProperties] {
            list.compactMap { if case .element(let mark) = $0 { mark } else { nil } }
        }

        package var contents: [ShownContent] {
            list.compactMap { if case .shows(let content) = $0 { content } else { nil } }
        }

        /// What decided the size and position, as the innermost view says; `nil` if unknown.
        package var reasons: LayoutReasons? {
            list.lazy.compactMap { if case .reasons(let reasons) = $0 { reasons } else { nil } }.first
        }

        /// All notes combined; `nil` for none.
        package var note: LayoutNote? {
            list.lazy.compactMap { if case .note(let note) = $0 { note } else { nil } }
                .reduce(nil) { $0?.united(with: $1) ?? $1 }
        }

        package mutating func remove(_ kinds: Tag.Kinds) { list.removeAll { kinds.contains($0.kind) } }

        fileprivate var isEmpty: Bool { list.isEmpty }
    }

    /// Returns a frame that groups others only to carry a tag.
    ///
    /// - Parameter area: The area that the tag applies to, in the coordinates of the frames.
    package static func group(_ frames: [Frame], in area: CGRect, _ tag: Tag) -> Frame {
        var group = Frame(
            rect: area,
            children: frames.map { frame in
                var moved = frame
                moved.rect.origin.x -= area.minX
                moved.rect.origin.y -= area.minY
                return moved
            })
        group.tags.isGroup = true
        group.tags.append(tag)
        return group
    }

    /// Returns the tree without some kinds of tags, as if they had not been requested.
    package func removingTags(_ kinds: Tag.Kinds) -> Frame {
        var copy = self
        copy.tags.remove(kinds)
        copy.children = children.flatMap { child in
            let plain = child.removingTags(kinds)
            guard plain.tags.isGroup, plain.tags.isEmpty else { return [plain] }
            return plain.children.map { frame in
                var moved = frame
                moved.rect.origin.x += plain.rect.minX
                moved.rect.origin.y += plain.rect.minY
                return moved
            }
        }
        return copy
    }
}
