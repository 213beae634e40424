import Foundation
import Frames
import Rendering

/// Checks that larger text settings don't harm any text.
struct TextSizeCheck {
    /// Sorted by size, smallest first.
    let layouts: [(size: RenderSettings.ContentSize, layout: Layout)]
    let exceptions: [String]

    var lines: [String] {
        zip(layouts, layouts.dropFirst()).flatMap { small, large in
            lines(
                LayoutPairs(small.layout, large.layout, except: exceptions),
                ("at \(small.size.rawValue)", "at \(large.size.rawValue)"))
        }
    }

    private func lines(_ pairs: LayoutPairs, _ names: (one: String, other: String)) -> [String] {
        let gone = pairs.onlyInOne.filter { pairs.one.frames[$0].isText }
        let cut = (cutTexts(in: pairs.one), cutTexts(in: pairs.other))
        return gone.map { "\(pairs.one.name(of: $0)) is there \(names.one), not \(names.other)" }
            + pairs.pairs.compactMap { pair in
                smaller(pair, pairs, names)
                    ?? (cut.0[pair.one] == nil
                        ? cut.1[pair.other].map {
                            "\(pairs.other.name(of: pair.other)): \($0) \(names.other), not \(names.one)"
                        }
                        : nil)
                    ?? lower(pair, pairs, names)
            }
    }

    private func cutTexts(in layout: Layout) -> [Int: String] {
        var texts: [Int: String] = [:]
        for flaw in TruncationRule(layout: layout).flaws {
            if let number = flaw.number { texts[number] = flaw.message }
        }
        return texts
    }

    private func smaller(_ pair: LayoutPairs.Pair, _ pairs: LayoutPairs, _ names: (one: String, other: String))
        -> String?
    {
        guard case .text(let one) = pairs.one.frames[pair.one].frame.content,
            case .text(let other) = pairs.other.frames[pair.other].frame.content, one.string == other.string
        else { return nil }
        for (run, large) in zip(one.runs, other.runs) where large.size < run.size - 0.01 {
            return "\(pairs.one.name(of: pair.one)): the text is \(run.size.figure) pt \(names.one), "
                + "\(large.size.figure) pt \(names.other)"
        }
        return nil
    }

    /// A frame that directly contains a text isn't lower than before, if the text has the same number of lines.
    private func lower(_ pair: LayoutPairs.Pair, _ pairs: LayoutPairs, _ names: (one: String, other: String)) -> String?
    {
        let frames = (pairs.one.frames[pair.one], pairs.other.frames[pair.other])
        let texts = (pairs.one.children(of: pair.one) + [pair.one]).filter { pairs.one.frames[$0].isText }
        let others = (pairs.other.children(of: pair.other) + [pair.other]).filter { pairs.other.frames[$0].isText }
        guard !texts.isEmpty,
            texts.map({ pairs.one.frames[$0].lineCount }) == others.map({ pairs.other.frames[$0].lineCount })
        else { return nil }
        let (one, other) = (frames.0.frame.rect.height, frames.1.frame.rect.height)
        guard other < one - 1 / pairs.one.settings.scale - 0.01 else { return nil }
        return
            "\(pairs.one.name(of: pair.one)) is \(one.figure) pt high \(names.one), \(other.figure) pt \(names.other)"
    }
}

extension LaidOutFrame {
    /// The number of lines of the frame's own text.
    fileprivate var lineCount: Int {
        guard case .text(let text) = frame.content else { return 0 }
        var baselines: [CGFloat] = []
        for run in text.runs where baselines.last.map({ (run.origin.y - $0).magnitude > run.size / 2 }) ?? true {
            baselines.append(run.origin.y)
        }
        return baselines.count
    }
}
