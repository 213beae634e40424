import ArgumentParser
import ChatLook
import Devices
import Foundation

/// What a shell offers behind an option. Lists that aren't short are made when a shell asks for them.
extension CompletionKind {
    /// Files of YAML and JSON: conversations, styles, annotations, projects.
    static var documents: CompletionKind { .file(extensions: ["yaml", "yml", "json"]) }

    static var devices: CompletionKind { .custom { _, _, _ in Device.all.map(\.name) } }

    static var locales: CompletionKind {
        .custom { _, _, _ in (ComponentLanguage.all + ComponentLanguage.pseudo).map(\.code) }
    }

    static var timeZones: CompletionKind { .custom { _, _, _ in TimeZone.knownTimeZoneIdentifiers.sorted() } }
}
