internal import Foundation
internal import Rendering

/// What the folder lacks, and what is drawn instead.
extension SystemFonts {
    /// Reports the designs and weights of a text that the folder lacks.
    func reportGaps(in text: StyledText) {
        for run in text.runs {
            if let gap = gap(for: run.attributes.font) { report(gap) }
            if cuts[.emoji]?.isEmpty != false, run.text.unicodeScalars.contains(where: \.drawsEmoji) {
                report(gap(of: .emoji))
            }
        }
    }

    private func report(_ gap: String) {
        RenderProblems.report(.oncePerRun, gap, .fallbackFont)
    }

    /// Returns what a font lacks in a sentence; `nil` if the folder has it.
    private func gap(for font: FontDescription) -> String? {
        guard let design = font.systemDesign else { return nil }
        guard let cut = cut(for: font) else { return gap(of: design) }
        if let gap = opticalGap(of: design, size: font.size) { return gap }
        let weights = cut.styles.flatMap(\.drawnWeights)
        guard let nearest = weights.min(by: { font.weight.isFarther(from: $1, than: $0) }),
            abs(nearest - font.weight.rawValue) >= 200
        else { return nil }
        return "\(folder) has \(cut.name) in no weight near \(font.weight.rawValue); \(nearest) is drawn instead"
    }

    private func gap(of design: SystemDesign) -> String {
        "\(folder) has no \(design.name); \(design.drawnText) drawn with \(design.standIn)"
    }

    /// San Francisco without one of its two cuts is drawn with the other.
    private func opticalGap(of design: SystemDesign, size: CGFloat) -> String? {
        guard design == .sanFrancisco, let cut = cut(of: design, size: size), !cut.drawsAllSizes else { return nil }
        let (text, display) = (SystemFamily.of("SF Pro Text"), SystemFamily.of("SF Pro Display"))
        guard let wanted = size < 20 ? text : display, wanted.name != cut.name else { return nil }
        let range = size < 20 ? "below 20 points" : "from 20 points"
        return "\(folder) has no \(wanted.name); text \(range) is drawn with \(cut.name)"
    }

    /// A line about each design, for people.
    package var summary: [(isComplete: Bool, text: String)] {
        SystemDesign.allCases.map { design in
            guard let cuts = cuts[design], !cuts.isEmpty else { return (false, gap(of: design)) }
            return (true, cuts.map { describe($0) }.joined(separator: ", "))
        }
    }

    private func describe(_ cut: SystemCut) -> String {
        var files: [String] = []
        for style in cut.styles where !files.contains(style.path) { files.append(style.path) }
        let first = record(of: files[0])
        let more = files.count > 1 ? " and \(files.count - 1) more" : ""
        return "\(cut.name): \(first)\(more)"
    }
}

extension FontWeight {
    fileprivate func isFarther(from one: Int, than other: Int) -> Bool { abs(one - rawValue) > abs(other - rawValue) }
}
