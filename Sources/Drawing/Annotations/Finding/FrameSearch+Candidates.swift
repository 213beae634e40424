internal import Documents
internal import Foundation
internal import Frames

extension FrameSearch {
    /// Returns all frames that match the reference, visible or not.
    func candidates(_ reference: FrameReference) throws(AnnotationError) -> [Int] {
        var scopes = [0..<placed.frames.count]
        if let container = reference.container {
            scopes = try numbers(container).map { $0..<placed.frames[$0].end }
        }
        if let message = reference.message { scopes = try self.scopes(ofMessage: message, in: scopes, reference) }
        if let channel = reference.channel { scopes = try self.scopes(ofChannel: channel, in: scopes, reference) }
        var found: [Int]
        if let component = reference.component {
            found = try frames(named: component, in: scopes, reference)
            if let text = reference.text {
                found = found.filter { number in
                    placed.frames[number..<placed.frames[number].end].contains { $0.text?.has(text) == true }
                }
                guard !found.isEmpty else { throw missingText(text, in: scopes, reference) }
            }
            return found
        }
        guard let text = reference.text else { return scopes.map(\.lowerBound) }
        found = numbers(in: scopes) { $0.text?.has(text) == true }
        let exact = found.filter { placed.frames[$0].text?.plain == text.plain }
        guard !found.isEmpty else { throw missingText(text, in: scopes, reference) }
        return exact.isEmpty ? found : exact
    }

    private func numbers(in scopes: [Range<Int>], where matches: (PlacedFrame) -> Bool) -> [Int] {
        var known: Set<Int> = []
        return scopes.flatMap { $0.filter { matches(placed.frames[$0]) && known.insert($0).inserted } }
    }

    private func frames(
        named name: String, in scopes: [Range<Int>], _ reference: FrameReference
    ) throws(AnnotationError) -> [Int] {
        let found = numbers(in: scopes) { $0.frame.origin.isCalled(name) }
        if !found.isEmpty { return found }
        if name == FrameReference.screen {
            return numbers(in: scopes) { $0.frame.origin == "DeviceScreen" }.first.map { [$0] } ?? [
                scopes[0].lowerBound
            ]
        }
        let known = knownNames(in: scopes)
        throw AnnotationError(
            .missing(
                what: "component has that name",
                nearest: Nearest.word(to: name, among: known) ?? Self.shortest(known, containing: name), known: known),
            of: reference)
    }

    /// Returns the likely name for a reference with parts of a name.
    private static func shortest(_ known: [String], containing part: String) -> String? {
        guard part.count > 2 else { return nil }
        return known.filter { $0.lowercased().contains(part.lowercased()) }.min { $0.count < $1.count }
    }

    private func knownNames(in scopes: [Range<Int>]) -> [String] {
        var known: [String] = []
        var set: Set<String> = []
        for scope in scopes {
            for frame in placed.frames[scope] {
                // Identifiers come first, because they distinguish frames of one class.
                let origin = frame.frame.origin
                for part in [origin.identifier ?? "", origin.type] where !part.isEmpty && set.insert(part).inserted {
                    known.append(part)
                }
            }
        }
        return known.filter { $0 != "Frame" }
    }

    private func missingText(_ text: String, in scopes: [Range<Int>], _ reference: FrameReference) -> AnnotationError {
        let known = scopes.flatMap { placed.frames[$0].compactMap(\.text) }.filter { !$0.isEmpty }
        return AnnotationError(
            .missing(what: "text contains that", nearest: Nearest.word(to: text, among: known), known: known),
            of: reference
        )
    }

    // MARK: Messages and channels

    private func scopes(
        ofMessage message: String, in scopes: [Range<Int>], _ reference: FrameReference
    ) throws(AnnotationError) -> [Range<Int>] {
        var known: [String] = []
        let marked = numbers(in: scopes) { frame in
            frame.contents.contains {
                guard case .message(let id, let number) = $0 else { return false }
                known.append(number.map(String.init) ?? id)
                return id == message || number.map(String.init) == message
            }
        }
        if !marked.isEmpty { return marked.map { $0..<placed.frames[$0].end } }
        guard !known.isEmpty else { throw AnnotationError(.unmarked, of: reference) }
        throw AnnotationError(.missing(what: "such message is shown", nearest: nil, known: known), of: reference)
    }

    private func scopes(
        ofChannel channel: String, in scopes: [Range<Int>], _ reference: FrameReference
    ) throws(AnnotationError) -> [Range<Int>] {
        var known: [String] = []
        let marked = numbers(in: scopes) { frame in
            frame.contents.contains {
                guard case .channel(let id, let name) = $0 else { return false }
                known.append(name ?? id)
                return id == channel || name == channel || id.split(separator: ":").last.map(String.init) == channel
            }
        }
        if !marked.isEmpty { return marked.map { $0..<placed.frames[$0].end } }
        guard !known.isEmpty else { throw AnnotationError(.unmarked, of: reference) }
        throw AnnotationError(
            .missing(
                what: "row shows that channel", nearest: Nearest.word(to: channel, among: known), known: known),
            of: reference)
    }
}

extension String {
    /// The text with runs of spaces and line breaks collapsed.
    fileprivate var plain: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    fileprivate func has(_ part: String) -> Bool {
        let part = part.plain
        return !part.isEmpty && plain.contains(part)
    }
}
