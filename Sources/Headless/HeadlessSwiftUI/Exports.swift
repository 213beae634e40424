// Like SwiftUI, this exports Foundation, and thereby `CGRect` and related types.
@_exported import Foundation
@_exported import DeveloperToolsSupport
@_exported import Localization
@_exported import UIKitValues
