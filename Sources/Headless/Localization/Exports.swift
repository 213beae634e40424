// Foundation's types are exported with these, as on iOS. A type that is declared here shadows the exported one that
// Foundation has and doesn't support on Linux.
@_exported import Foundation
