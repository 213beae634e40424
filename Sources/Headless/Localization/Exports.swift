// As Foundation's types stand beside these on iOS. The types here that Foundation has too, and doesn't support on Linux,
// take their place: what a module exports anew is hidden by what it declares itself.
@_exported import Foundation
