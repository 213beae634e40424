internal import CYaml

/// The events of a YAML text as libyaml reports them, one after the other. None is stored.
final class YAMLEvents {
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)

    /// The caller limits the depth; the library itself keeps a few bytes per level.
    private static let hasNoLimit: Void = yaml_set_max_nest_level(.max)

    /// - Parameter text: The text, which must stay valid while it is read.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        _ = Self.hasNoLimit
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    enum Event {
        case scalar(String, isPlain: Bool, anchor: String?)
        case sequence(anchor: String?)
        case mapping(anchor: String?)
        /// The end of a list or a mapping.
        case end
        case alias(String)
        case documentStart, documentEnd, streamStart, streamEnd
    }

    /// An error of the library, with its place if known.
    struct ParserError: Error {
        var problem: String
        var place: YAMLOutline.Place?

        /// The beginning of the construct that contains the place, such as a quoted text.
        var context: YAMLOutline.Place?
    }

    func next() throws(ParserError) -> (event: Event, place: YAMLOutline.Place) {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw error }
        defer { yaml_event_delete(&event) }
        return (Event(event), YAMLOutline.Place(event.start_mark))
    }

    private var error: ParserError {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
        switch parser.pointee.error {
        case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
            let context = parser.pointee.context.map { _ in YAMLOutline.Place(parser.pointee.context_mark) }
            return ParserError(
                problem: problem, place: YAMLOutline.Place(parser.pointee.problem_mark), context: context)
        default: return ParserError(problem: problem)
        }
    }
}

extension YAMLEvents.Event {
    fileprivate init(_ event: yaml_event_t) {
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            self = .scalar(
                String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self),
                isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, anchor: Self.name(scalar.anchor))
        case YAML_SEQUENCE_START_EVENT: self = .sequence(anchor: Self.name(event.data.sequence_start.anchor))
        case YAML_MAPPING_START_EVENT: self = .mapping(anchor: Self.name(event.data.mapping_start.anchor))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: self = .end
        case YAML_ALIAS_EVENT: self = .alias(Self.name(event.data.alias.anchor) ?? "")
        case YAML_DOCUMENT_START_EVENT: self = .documentStart
        case YAML_DOCUMENT_END_EVENT: self = .documentEnd
        case YAML_STREAM_START_EVENT: self = .streamStart
        default: self = .streamEnd
        }
    }

    private static func name(_ characters: UnsafeMutablePointer<UInt8>?) -> String? {
        characters.map { String(cString: $0) }
    }
}

extension YAMLOutline.Place {
    fileprivate init(_ mark: yaml_mark_t) { self.init(line: mark.line + 1, column: mark.column + 1) }
}
