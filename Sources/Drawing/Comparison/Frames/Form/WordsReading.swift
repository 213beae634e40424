import Foundation

// Version 1 of the JSON form stores positions, sizes, orders and clippings in words. Each initializer is the inverse of
// a property `words`.

extension CGPoint {
    /// Parses `12 4`.
    init?(words: String) {
        guard let numbers = [CGFloat](words, separator: " "), numbers.count == 2 else { return nil }
        self.init(x: numbers[0], y: numbers[1])
    }
}

extension CGSize {
    /// Parses `32 × 12`.
    init?(words: String) {
        guard let numbers = [CGFloat](words, separator: " × "), numbers.count == 2 else { return nil }
        self.init(width: numbers[0], height: numbers[1])
    }
}

extension [CGFloat] {
    fileprivate init?(_ words: String, separator: String) {
        let numbers = words.components(separatedBy: separator).map { Double($0).map { CGFloat($0) } }
        guard !numbers.contains(nil) else { return nil }
        self = numbers.compactMap { $0 }
    }
}

extension FrameChange.Restacking {
    /// Parses the form of ``words``.
    init?(from: String?, to: String) {
        guard let from else {
            if let name = to.rest(behind: "in another ") {
                self = .parent(from: name, to: name)
            } else if let container = to.rest(behind: "among others in another order, in ") {
                self = .order(in: container)
            } else {
                return nil
            }
            return
        }
        if let old = from.rest(behind: "in "), let new = to.rest(behind: "in ") {
            self = .parent(from: old, to: new)
        } else if let old = from.rest(behind: "child "), let (new, container) = to.rest(behind: "child ")?.parts(" of ")
        {
            guard let old = Int(old), let new = Int(new) else { return nil }
            self = .child(from: old, to: new, of: container)
        } else if let (new, container) = to.parts(" in ", options: .backwards) {
            self = .neighbor(from: from.rest(behind: "after "), to: new.rest(behind: "after "), in: container)
        } else {
            return nil
        }
    }
}

extension FrameChange.Clipping {
    /// Parses the form of ``words``.
    init?(from: String, to: String) {
        if from == "whole", let (length, parent) = to.parts(" pt cut off by "), let length = Double(length) {
            self = .edge(of: parent, length: length)
        } else if let before = from.parts(" ")?.0, let count = to.parts(" ")?.0 {
            guard let before = Int(before), let count = Int(count) else { return nil }
            self = .text(glyphs: count, before: before)
        } else {
            return nil
        }
    }
}

extension String {
    /// Returns the text after a prefix; `nil` if the prefix is different.
    fileprivate func rest(behind start: String) -> String? {
        guard utf8.starts(with: start.utf8) else { return nil }
        return String(utf8.dropFirst(start.utf8.count))
    }

    /// Returns the texts before and after a separator; `nil` without one.
    fileprivate func parts(_ separator: String, options: String.CompareOptions = []) -> (String, String)? {
        range(of: separator, options: options.union(.literal)).map { range in
            (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
        }
    }
}
