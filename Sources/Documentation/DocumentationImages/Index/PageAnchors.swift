/// The names under which the sections of the page of all pictures can be linked to.
enum PageAnchors {
    /// Returns them by chapter, then by section: the titles in small letters, each once.
    static func of(_ chapters: [IndexPage.Chapter]) -> [[String]] {
        var counts: [String: Int] = [:]
        return chapters.map { chapter in
            chapter.sections.map { section in
                let name = plain("\(chapter.title) \(section.heading)")
                counts[name, default: 0] += 1
                return counts[name] == 1 ? name : "\(name)-\(counts[name, default: 0])"
            }
        }
    }

    /// Letters and digits, and a hyphen for what is between them.
    private static func plain(_ title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "section" : words.joined(separator: "-")
    }
}
