internal import ChatModels
internal import Documents
internal import Foundation

/// The blocks of a Slack message, of which its text is only a summary, as Markdown.
struct SlackBlocks {
    var text: SlackText

    /// Content that can't be represented in a text.
    private(set) var omissions = OmittedData()

    /// The number of pictures in the blocks, which are on the network.
    private(set) var pictureCount = 0

    init(_ text: SlackText) {
        self.text = text
    }

    mutating func markdown(_ blocks: [DocumentNode]) -> String {
        blocks.map { block($0).trimmingNewlines }.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private mutating func block(_ node: DocumentNode) -> String {
        switch node.name("type") ?? "" {
        case "rich_text": return richText(node.objects("elements"))
        case "header": return MarkdownText.wrapped(textObject(node.object("text")), in: "**")
        case "section":
            let fields = node.objects("fields").map { textObject($0) }
            add(picture: node.object("accessory"))
            return ([textObject(node.object("text"))] + fields).filter { !$0.isEmpty }.joined(separator: "\n")
        case "context":
            return node.objects("elements").map { element in
                add(picture: element)
                return textObject(element)
            }.filter { !$0.isEmpty }.joined(separator: " ")
        case "markdown": return node.name("text") ?? ""
        case "image", "video":
            add(picture: node)
            return node.object("title").map { textObject($0) } ?? ""
        case "divider":
            omissions.add("dividers, omitted")
            return ""
        case "actions", "input":
            omissions.add("buttons and menus of apps, omitted")
            return ""
        // The message itself has the files and the huddle.
        case "file", "call": return ""
        case let type:
            omissions.add("blocks of the type \(type.shortened), omitted")
            return ""
        }
    }

    /// An app's text, plain or with markup.
    private mutating func textObject(_ node: DocumentNode?) -> String {
        guard let node, let content = node.name("text") else { return "" }
        return node.name("type") == "plain_text" ? text.plainMarkdown(content) : text.markdown(content)
    }

    private mutating func add(picture node: DocumentNode?) {
        guard let node, let type = node.name("type") else { return }
        if ["image", "video"].contains(type) {
            pictureCount += 1
        } else if ["button", "static_select", "overflow", "datepicker", "users_select"].contains(type) {
            omissions.add("buttons and menus of apps, omitted")
        }
    }

    // MARK: Rich text

    private mutating func richText(_ elements: [DocumentNode]) -> String {
        var paragraphs: [String] = []
        for element in elements {
            let paragraph: String
            switch element.name("type") ?? "" {
            case "rich_text_section": paragraph = section(element)
            case "rich_text_quote": paragraph = MarkdownText.quotation(section(element))
            case "rich_text_preformatted":
                paragraph = MarkdownText.preformatted(
                    element.objects("elements").compactMap { $0.name("text") ?? $0.name("url") }.joined())
            case "rich_text_list": paragraph = list(element)
            case let type:
                omissions.add("blocks of the type \(type.shortened), omitted")
                continue
            }
            // Nested lists belong to the list above them.
            if element.name("type") == "rich_text_list", element.count("indent") ?? 0 > 0,
                let last = paragraphs.popLast()
            {
                paragraphs.append(last + "\n" + paragraph)
            } else {
                paragraphs.append(paragraph)
            }
        }
        return paragraphs.map(\.trimmingNewlines).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private mutating func list(_ node: DocumentNode) -> String {
        let blanks = String(repeating: "   ", count: min(node.count("indent") ?? 0, 8))
        let isOrdered = node.name("style") == "ordered"
        let first = (node.count("offset") ?? 0) + 1
        return node.objects("elements").prefix(10_000).enumerated().map { offset, item in
            let mark = isOrdered ? "\(min(first, 1_000_000) + offset). " : "- "
            return blanks + mark + section(item).replacing("\n", with: "\n" + blanks + "   ")
        }.joined(separator: "\n")
    }

    private mutating func section(_ node: DocumentNode) -> String {
        var runs = StyledRuns()
        for element in node.objects("elements") { add(element, to: &runs) }
        return runs.markdown
    }

    private mutating func add(_ element: DocumentNode, to runs: inout StyledRuns) {
        let style = element.object("style")
        var styles: Set<StyledRuns.Style> = []
        if style?["bold"]?.flag == true { styles.insert(.bold) }
        if style?["italic"]?.flag == true { styles.insert(.italic) }
        if style?["strike"]?.flag == true { styles.insert(.struck) }
        let isCode = style?["code"]?.flag == true
        let directory = text.directory
        switch element.name("type") ?? "" {
        case "text":
            let content = element.name("text") ?? ""
            if isCode { runs.add(MarkdownText.code(content), styles) } else { runs.add(plain: content, styles) }
        case "link":
            let address = element.name("url") ?? ""
            for scheme in ["mailto:", "tel:"] where address.hasPrefix(scheme) && element.name("text") == nil {
                return runs.add(plain: String(address.dropFirst(scheme.count)), styles)
            }
            runs.add(MarkdownText.link(element.name("text"), to: address), styles)
        case "emoji": runs.add(emoji(element), styles)
        case "user": runs.add(plain: "@" + directory.userName(element.name("user_id") ?? ""), styles)
        case "channel": runs.add(plain: "#" + directory.channelName(element.name("channel_id") ?? ""), styles)
        case "usergroup": runs.add(plain: directory.groupName(element.name("usergroup_id") ?? ""), styles)
        case "broadcast": runs.add(plain: "@" + (element.name("range") ?? "here"), styles)
        case "color": runs.add(plain: element.name("value") ?? "", styles)
        case "date": runs.add(plain: element.name("fallback") ?? "", styles)
        case let type: omissions.add("text elements of the type \(type.shortened), omitted")
        }
    }

    private mutating func emoji(_ element: DocumentNode) -> String {
        // The characters are given for all emoji except for custom ones.
        if let codes = element.name("unicode") {
            let scalars = codes.split(separator: "-").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
            if !scalars.isEmpty { return String(String.UnicodeScalarView(scalars)) }
        }
        return text.plainMarkdown(":\(element.name("name") ?? ""):")
    }

    /// The users mentioned in blocks.
    static func mentions(in node: DocumentNode) -> [UserId] {
        var found: [UserId] = []
        var rest = [node]
        while let next = rest.popLast() {
            if next.name("type") == "user", let id = next.name("user_id") { found.append(id) }
            rest += (next.elements ?? []) + (next.entries ?? []).map(\.value)
        }
        return found
    }
}
