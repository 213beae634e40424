package import Foundation

/// Gathers, on request, what views know of themselves while their frames are made.
///
/// A frame has no identity until the tree is finished: until then, one that a note is about carries the note's number in
/// its name. Used on the main queue alone.
package final class LayoutNotes: @unchecked Sendable {
    /// The notes that are being gathered; `nil` if nobody has asked for any, as usual.
    @TaskLocal package static var current: LayoutNotes?

    private static let isCarried: Void = MainQueue.carry($current)

    private var notes: [LayoutNote] = []

    private init() {}

    /// Runs `body`, which makes frames, and gathers notes meanwhile. The tree is the same as without them.
    package static func gathering(_ body: () throws -> Frame) rethrows -> NotedFrame {
        isCarried
        let notes = LayoutNotes()
        let frame = try $current.withValue(notes) { try body() }
        return NotedFrame(frame, numbered: notes.notes)
    }

    /// Runs `body`, whose frames are kept for later pictures, without gathering.
    package static func leavingOut<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard current != nil else { return try body() }
        return try $current.withValue(nil) { try body() }
    }

    /// Writes a note about a frame.
    package func add(_ note: LayoutNote, to frame: inout Frame) {
        frame.name += mark(note)
    }

    /// Writes a note about an area that has no frame of its own: about the one frame that fills it, or about a frame
    /// without a name around all, which is left out in the end.
    ///
    /// - Parameters:
    ///   - note: Its rectangle is in the coordinates in which the frames stand.
    ///   - area: The area, in the same coordinates.
    package func add(_ note: LayoutNote, to frames: ArraySlice<Frame>, filling area: CGRect) -> [Frame] {
        if frames.count == 1, var only = frames.first, only.rect == area, only.transform.isIdentity {
            add(note.moved(to: area.origin), to: &only)
            return [only]
        }
        return [Frame(name: mark(note), rect: .zero, children: Array(frames))]
    }

    /// Whether a frame stands for an area without a frame of its own.
    package static func isStandIn(_ frame: Frame) -> Bool { frame.name.first == start }

    private func mark(_ note: LayoutNote) -> String {
        notes.append(note)
        return "\(Self.start)\(notes.count - 1)\(Self.end)"
    }

    // Characters that no name has.
    fileprivate static let start: Character = "\u{1}"
    fileprivate static let end: Character = "\u{2}"
}

/// A finished tree, and what is known of its frames.
package struct NotedFrame: Sendable, Equatable {
    /// The tree.
    package var frame: Frame

    /// The notes by the paths of the frames: the child to take at each step.
    package var notes: [[Int]: LayoutNote]

    /// Whether the notes are complete: of a tree that was read from a file, nothing beyond its frames is known.
    package var isComplete: Bool

    /// A tree of which nothing is known beyond its frames.
    package init(_ frame: Frame) {
        self.frame = frame
        notes = [:]
        isComplete = false
    }

    fileprivate init(_ numbered: Frame, numbered list: [LayoutNote]) {
        var reader = NoteReader(list: list)
        var frame = numbered
        reader.read(&frame, path: [])
        self.frame = frame
        notes = reader.notes
        isComplete = true
    }
}

/// Takes the numbers of notes out of frames' names.
private struct NoteReader {
    let list: [LayoutNote]
    var notes: [[Int]: LayoutNote] = [:]

    mutating func read(_ frame: inout Frame, path: [Int], also inherited: [LayoutNote] = []) {
        let own = inherited + takeNotes(from: &frame.name)
        if let note = own.first.map({ own.dropFirst().reduce($0) { $0.united(with: $1) } }) { notes[path] = note }
        var entries: [(frame: Frame, notes: [LayoutNote])] = []
        for child in frame.children { append(child, to: &entries, also: []) }
        frame.children = entries.map(\.frame)
        for index in entries.indices {
            read(&frame.children[index], path: path + [index], also: entries[index].notes)
        }
        frame.effects = frame.effects.map { effect in
            guard case .mask(let frames, let isInverted) = effect else { return effect }
            return .mask(frames.map(cleaned), isInverted: isInverted)
        }
        if case .image = frame.content {
            frame = frame.mapOwnImage { reference in
                guard case .drawing(let drawing) = reference else { return reference }
                return .drawing(cleaned(drawing))
            }
        }
    }

    /// Adds a frame, or what stands in the place of a nameless one, with the notes about the latter.
    private func append(
        _ frame: Frame, to entries: inout [(frame: Frame, notes: [LayoutNote])], also inherited: [LayoutNote]
    ) {
        guard LayoutNotes.isStandIn(frame) else { return entries.append((frame, inherited)) }
        var name = frame.name
        let own = inherited + takeNotes(from: &name)
        guard name.isEmpty else {
            var named = frame
            named.name = name
            return entries.append((named, own))
        }
        for (index, child) in frame.children.enumerated() {
            // What can be touched is told of the first part.
            let notes = index == 0 ? own.map { $0.moved(to: child.rect.origin) } : []
            append(child, to: &entries, also: notes)
        }
    }

    private func cleaned(_ frame: Frame) -> Frame {
        var reader = NoteReader(list: list)
        var copy = frame
        reader.read(&copy, path: [])
        return copy
    }

    private func takeNotes(from name: inout String) -> [LayoutNote] {
        guard name.contains(LayoutNotes.start) else { return [] }
        var (notes, rest) = ([LayoutNote](), "")
        for (index, part) in name.split(separator: LayoutNotes.start, omittingEmptySubsequences: false).enumerated() {
            guard index > 0, let end = part.firstIndex(of: LayoutNotes.end) else {
                rest += part
                continue
            }
            if let number = Int(part[..<end]), list.indices.contains(number) { notes.append(list[number]) }
            rest += part[part.index(after: end)...]
        }
        name = rest
        return notes
    }
}

extension Frame {
    fileprivate func mapOwnImage(_ transform: (ImageReference) -> ImageReference) -> Frame {
        guard case .image(var image) = content else { return self }
        var copy = self
        image.reference = transform(image.reference)
        copy.content = .image(image)
        return copy
    }
}
