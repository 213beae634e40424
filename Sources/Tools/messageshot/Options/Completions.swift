import ArgumentParser
import ChatLook
import Devices
import Foundation

/// Completions of option values. Longer lists are created when a shell requests them.
extension CompletionKind {
    /// YAML and JSON files: conversations, styles, annotations, projects.
    static var documents: CompletionKind { .file(extensions: ["yaml", "yml", "json"]) }

    static var devices: CompletionKind { .custom { _, _, _ in Device.all.map(\.name) } }

    static var locales: CompletionKind {
        .custom { _, _, _ in (ComponentLanguage.all + ComponentLanguage.pseudo).map(\.code) }
    }

    static var timeZones: CompletionKind { .custom { _, _, _ in TimeZone.knownTimeZoneIdentifiers.sorted() } }
}
