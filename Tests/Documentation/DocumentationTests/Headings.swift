extension Document {
    /// The anchors of the headings, as web pages of repositories make them.
    var anchors: Set<String> {
        var anchors: Set<String> = []
        for line in proseLines {
            guard let heading = line.text.wholeMatch(of: #/#{1,6} +(.+)/#) else { continue }
            let title = heading.1.replacing(#/\[([^\]]+)\]\([^)]*\)/#) { $0.1 }
            let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
            let anchor = kept.replacing(" ", with: "-")
            let double = (1...).lazy.map { "\(anchor)-\($0)" }.first { !anchors.contains($0) }
            anchors.insert(anchors.contains(anchor) ? double ?? anchor : anchor)
        }
        return anchors
    }
}
