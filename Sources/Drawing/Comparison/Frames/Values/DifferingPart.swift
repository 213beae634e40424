import Foundation
import Frames
import Rendering

/// The first part in which two values differ, for values that read the same in words.
struct DifferingPart {
    /// The path of the part in words, such as `stops 2 location`; empty for a value without parts.
    let name: String
    /// The part of the old value.
    let old: String
    /// The part of the new value.
    let new: String

    /// - Returns: `nil` if there is no visible difference.
    init?(_ old: Any?, _ new: Any?) {
        self.init(old, new, name: [])
    }

    private init?(_ old: Any?, _ new: Any?, name: [String]) {
        let (before, after) = (Self.unwrapped(old), Self.unwrapped(new))
        let (parts, newParts) = (Self.parts(of: before), Self.parts(of: after))
        if parts.isEmpty || parts.count != newParts.count || parts.map(\.name) != newParts.map(\.name) {
            let words = (Self.words(before), Self.words(after))
            guard words.0 != words.1 || parts.count != newParts.count else { return nil }
            let counts = words.0 == words.1 ? (" of \(parts.count)", " of \(newParts.count)") : ("", "")
            (self.name, self.old, self.new) = (
                name.joined(separator: " "), words.0 + counts.0, words.1 + counts.1
            )
            return
        }
        for (part, newPart) in zip(parts, newParts) {
            if let found = DifferingPart(part.value, newPart.value, name: name + (part.name.map { [$0] } ?? [])) {
                self = found
                return
            }
        }
        return nil
    }

    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// Returns the named parts of a value. Elements of lists are numbered from 1; cases of enumerations have their
    /// names.
    private static func parts(of value: Any?) -> [(name: String?, value: Any)] {
        switch value {
        // The maker of a frame and its tags are invisible.
        case nil, is Data, is String, is RGBA, is Frame.Origin, is Frame.Tags: []
        case let value?:
            Mirror(reflecting: value).children.enumerated().map { number, child in
                (child.label.map { $0.hasPrefix(".") ? nil : $0.inWords } ?? "\(number + 1)", child.value)
            }
        }
    }

    private static func words(_ value: Any?) -> String {
        switch value {
        case nil: "none"
        case let data as Data: "\(data.count) bytes, checksum \(StableHash(data).digits)"
        case let text as String: text.quoted
        case let color as RGBA: color.description
        case let origin as Frame.Origin: origin.name
        case is Frame.Tags: ""
        case let value?: Mirror(reflecting: value).children.isEmpty ? "\(value)" : "\(type(of: value))"
        }
    }
}

extension String {
    /// `dash phase` for `dashPhase`; the names of associated values without underscores.
    fileprivate var inWords: String {
        reduce(into: "") { words, letter in words += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)" }
    }
}
